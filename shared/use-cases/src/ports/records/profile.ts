import { profileSchema } from '@hoa/domain/schemas';
import * as z from 'zod/mini';

export const storedProfileSchema = z.extend(profileSchema, { id: z.string() });

export type StoredProfile = z.infer<typeof storedProfileSchema>;
