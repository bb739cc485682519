// Loads what runs jobs with the tests: one that is left when a test file ends would fetch it too late.
import '@hoa/use-cases/run-job';
import '../storage/job-runner.ts';
