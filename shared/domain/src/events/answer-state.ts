export const answerStates = ['going', 'waiting', 'declined'] as const;

export type AnswerState = (typeof answerStates)[number];
