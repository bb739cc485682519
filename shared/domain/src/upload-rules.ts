import type { ValidationProblem } from './validation.ts';

export const maxFileBytes = 10 * 1024 * 1024;
export const maxFiles = 5;
export const defaultAccept: readonly string[] = ['image/*', '.pdf', '.doc', '.docx'];
/**
 * The kinds of pictures that can be kept anywhere. A field for files names them, JPEG first: Apple's devices convert
 * HEIC photos to the first kind that a field names, and leave them as they are where it takes every picture.
 */
export const pictureTypes = [
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/webp',
  'image/avif',
  'image/tiff',
] as const;

/** Percent, in the order the simulated upload shows them. */
export const uploadProgressSteps: readonly number[] = [10, 30, 50, 70, 90, 100];
/** How long a preview's address is kept. */
export const previewLifetimeMs = 60_000;

/** The part of a file that the rules use; a browser's File is one. `size` in bytes. */
export interface FileFacts {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

/** Whether a file matches an extension ('.pdf'), a wildcard ('image/*') or an exact type of the list. */
export function isAcceptedType(
  { name, type }: Pick<FileFacts, 'name' | 'type'>,
  accept: readonly string[],
): boolean {
  const fileName = name.toLowerCase();
  // Browsers outside of Apple's systems do not know the type of a HEIC photo.
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

/** The types that a field for files offers to choose; what is accepted is checked afterwards. */
export function offeredTypes(accept: readonly string[]): string[] {
  return accept.flatMap((entry) => (entry === 'image/*' ? pictureTypes : entry));
}

/** What is wrong with one file, if anything. */
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

/** Sorts chosen files into those to upload and those refused, with the reason. */
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

/** Whether a file may be shown inline: pictures made of pixels, never SVG or HTML, whatever their name or type. */
export function isPreviewable({ name, type }: Pick<FileFacts, 'name' | 'type'>): boolean {
  return previewable.test(type) && !markup.test(name.trim());
}
