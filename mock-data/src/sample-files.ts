import { sampleFile } from './sample-file.ts';

// Collections that are read together are in the same file, so that a page fetches one or two files instead of ten.
export const home = sampleFile(new URL('./samples/home.json', import.meta.url));
export const forum = sampleFile(new URL('./samples/forum.json', import.meta.url));
export const documents = sampleFile(new URL('./samples/documents.json', import.meta.url));
export const payments = sampleFile(new URL('./samples/payments.json', import.meta.url));
export const tickets = sampleFile(new URL('./samples/tickets.json', import.meta.url));
