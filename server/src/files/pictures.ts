import { pictureTypes } from '@hoa/domain';

/** True for types that are decoded and re-encoded. */
export function isPicture(type: string): boolean {
  return pictureTypes.some((each) => each === type);
}
