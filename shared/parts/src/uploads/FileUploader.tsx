import { offeredTypes } from '@hoa/domain';
import { FileField, type FileFieldProps } from '@hoa/ui';
import { useFilesText } from '../files/messages.ts';
import { acceptedKinds } from './accepted-kinds.ts';
import { UploadList } from './UploadList.tsx';
import { describedByProblem, type Uploads } from './useUploads.ts';

export interface FileUploaderProps
  extends Omit<FileFieldProps, 'onFiles' | 'accept' | 'multiple' | 'children' | 'error'> {
  /** The result of `useUploads`. */
  readonly uploads: Uploads;
}

/** A labeled file field: select or drop files; each shows its progress and preview. */
export function FileUploader({ uploads, hint, ...rest }: FileUploaderProps) {
  const text = useFilesText();
  return (
    <FileField
      {...rest}
      multiple={uploads.max > 1}
      accept={offeredTypes(uploads.accept).join()}
      hint={hint ?? text.fileHint({ types: acceptedKinds(uploads.accept, text), max: uploads.max })}
      {...describedByProblem(uploads)}
      onFiles={(files) => void uploads.add(files)}
    >
      <UploadList uploads={uploads} />
    </FileField>
  );
}
