import type { ValidationProblem } from '../kernel/validation.ts';

export const maxFileBytes = 10 * 1024 * 1024;
export const maxFiles = 5;
export const defaultAccept: readonly string[] = ['image/*', '.pdf', '.doc', '.docx'];
/** The types of documents of the association: those of attachments, workbooks and texts. */
export const documentTypes: readonly string[] = [...defaultAccept, '.xlsx', '.csv', '.txt'];
/**
 * The supported image types, JPEG first. Apple devices convert HEIC photos to the first type that a file field lists,
 * but leave them unchanged if it accepts all images.
 */
export const pictureTypes = [
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/webp',
  'image/avif',
  'image/tiff',
] as const;

/** Percentages that the simulated upload shows, in order. */
export const uploadProgressSteps: readonly number[] = [10, 30, 50, 70, 90, 100];
/** The lifetime of a preview's object URL. */
export const previewLifetimeMs = 60_000;

/** The file properties that the rules use; a browser's File has them. `size` in bytes. */
export interface FileFacts {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

/** Returns true if a file matches an extension ('.pdf'), a wildcard ('image/*') or an exact type in the list. */
export function isAcceptedType(
  { name, type }: Pick<FileFacts, 'name' | 'type'>,
  accept: readonly string[],
): boolean {
  const fileName = name.toLowerCase();
  // Browsers on other systems than Apple's do not know the type of a HEIC photo.
  const isUnknownPhoto = type === '' && /\.hei[cf]$/.test(fileName);
  const fileType = isUnknownPhoto ? 'image/heic' : type.toLowerCase();
  return accept.some((entry) => {
    const rule = entry.trim().toLowerCase();
    if (rule === '') return false;
    if (rule === '*/*') return true;
    if (rule.startsWith('.')) return fileName.endsWith(rule) && fileName.length > rule.length;
    return rule.endsWith('/*') ? fileType.startsWith(rule.slice(0, -1)) : fileType === rule;
  });
}

/** Returns the types that a file field offers; the file is validated afterwards. */
export function offeredTypes(accept: readonly string[]): string[] {
  return accept.flatMap((entry) => (entry === 'image/*' ? pictureTypes : entry));
}

/** Returns the problem of a file, or undefined. */
export function fileProblem(
  file: FileFacts,
  accept: readonly string[] = defaultAccept,
): ValidationProblem | undefined {
  if (file.size > maxFileBytes) return { code: 'file-size' };
  if (file.size === 0) return { code: 'file-empty' };
  if (isAcceptedType(file, accept)) return undefined;
  return { code: 'file-type', params: { list: accept.join(', ') } };
}

export interface FileChoice<F> {
  accepted: F[];
  refused: { file: F; problem: ValidationProblem }[];
}

/** Separates selected files into accepted and refused ones, with the reason. */
export function chooseFiles<F extends FileFacts>(
  files: readonly F[],
  {
    present = 0,
    accept = defaultAccept,
    max = maxFiles,
  }: { present?: number; accept?: readonly string[]; max?: number } = {},
): FileChoice<F> {
  const choice: FileChoice<F> = { accepted: [], refused: [] };
  for (const file of files) {
    const isOneTooMany = present + choice.accepted.length >= max;
    const problem = fileProblem(file, accept) ?? (isOneTooMany && { code: 'file-count' as const });
    if (problem) choice.refused.push({ file, problem });
    else choice.accepted.push(file);
  }
  return choice;
}

const previewable = /^image\/(?:png|jpeg|gif|webp|avif|bmp)$/i;
const markup = /\.(?:svgz?|html?|xhtml|xml)$/i;

/** Returns true if a file may be shown inline: bitmap images only, never SVG or HTML, whatever their name or type. */
export function isPreviewable({ name, type }: Pick<FileFacts, 'name' | 'type'>): boolean {
  return previewable.test(type) && !markup.test(name.trim());
}
