import { defineMessages } from '@hoa/ui/text';

export const en = {
  download: 'Download',
  downloadFile: ({ name }: { name: string }) => `Download ${name}`,
  previewFile: ({ name }: { name: string }) => `Preview ${name}`,
  remove: 'Remove',
  removeFile: ({ name }: { name: string }) => `Remove ${name}`,
  downloadStarted: 'Download started!',
  downloadFailed: 'Download failed',
  previewFailed: 'Failed to load image preview',
  attachmentRemoved: 'Attachment removed',
  removeTitle: ({ name }: { name: string }) => `Remove ${name}?`,
  uploaded: ({ n }: { n: number }) => `${n} file(s) uploaded successfully!`,
  failedToUpload: ({ file }: { file: string }) => `Failed to upload ${file}`,
  uploadFailed: 'Upload failed',
  uploading: ({ file }: { file: string }) => `Uploading ${file}`,
  tryAgain: 'Try Again',
  fileHint: ({ types, max }: { types: string; max: number }) =>
    `${types}. Up to ${max} files of 10 MB each.`,
  pictures: 'Pictures',
  files: 'Files',
  attachFiles: 'Attach files',
  uploadsPending: 'Wait until the files are uploaded',
  notUploaded: ({ files }: { files: string }) =>
    `Not uploaded: ${files}. Try again or remove before sending.`,
};

export type Messages = typeof en;

export const useFilesText = defineMessages(
  en,
  import.meta.glob('./??.ts', { base: '../locales', import: 'files' }),
);
