// `area: what changes`, such as `server: retry failed mails` or `ui, shell: …`, in at most 72 characters.
export default {
  parserPreset: {
    parserOpts: {
      headerPattern: /^([a-z0-9-]+(?:, [a-z0-9-]+)*): (.+)$/,
      headerCorrespondence: ['type', 'subject'],
    },
  },
  rules: {
    'header-max-length': [2, 'always', 72],
    'type-empty': [2, 'never'],
    'subject-empty': [2, 'never'],
    'subject-full-stop': [2, 'never', '.'],
    'body-leading-blank': [2, 'always'],
  },
};
