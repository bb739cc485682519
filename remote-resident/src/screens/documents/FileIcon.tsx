import { File, FileArchive, FileImage, FileSpreadsheet, FileText } from 'lucide-react';

/** A picture of what kind of file it is; its name says it in words. */
export function FileIcon({ mimeType }: { readonly mimeType: string }) {
  if (mimeType.startsWith('image/')) return <FileImage />;
  if (/sheet|excel|csv/.test(mimeType)) return <FileSpreadsheet />;
  if (/zip|compressed/.test(mimeType)) return <FileArchive />;
  return /^text\/|pdf|word/.test(mimeType) ? <FileText /> : <File />;
}
