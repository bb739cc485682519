/** A table of a file, as the text of a CSV file with the same lines. */
export interface FileTable {
  /** The name of its sheet; '' for a CSV file. */
  readonly name: string;
  readonly csv: string;
}

/** The reasons for refusing a file. */
export type FileProblem = 'encrypted' | 'old-excel' | 'damaged' | 'too-large';

export class FileRefusal extends Error {
  readonly problem: FileProblem;

  constructor(problem: FileProblem, options?: ErrorOptions) {
    super(problem, options);
    this.problem = problem;
  }
}
