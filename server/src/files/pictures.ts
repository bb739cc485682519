import { pictureTypes } from '@hoa/domain';

/** Whether files of a type are decoded and encoded again. */
export function isPicture(type: string): boolean {
  return pictureTypes.some((each) => each === type);
}
