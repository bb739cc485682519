// Loads the job code in advance: a job left over at the end of a test file would load it too late.
import '@hoa/use-cases/run-job';
import '../storage/job-runner.ts';
