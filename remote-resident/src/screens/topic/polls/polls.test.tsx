import { PortalError } from '@hoa/portal';
import { actors, expectConsole, pageOf } from '@hoa/portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { riley, sampleTopic, showTopic } from '../testing/showTopic.tsx';
import type { ShownPoll } from './shown-poll.ts';

// Lazy chunks are loaded before the tests, so that they do not count towards their time limit.
beforeAll(() =>
  Promise.all([import('./Polls.tsx'), import('./PollDialog.tsx'), import('./PaperVoteDialog.tsx')]),
);

const poll = (changes: Partial<ShownPoll> = {}): ShownPoll => ({
  id: 'poll-1',
  topicId: 'topic-1',
  question: 'Which green?',
  options: ['Moss', 'Fir'],
  voters: 'home',
  isSecret: false,
  showsResult: false,
  lastDay: '2026-03-12',
  closesAt: '2026-03-13T06:00:00.000Z',
  createdAt: '2026-03-01T06:00:00.000Z',
  isOpen: true,
  isResultShown: false,
  own: [],
  ...changes,
});

const card = () => screen.findByRole('article', { name: 'Which green?' });

describe('a poll', () => {
  it('has a vote for each home of the person; a failure keeps what was chosen', async () => {
    expectConsole(/The connection failed/);
    let fails = true;
    const own = [
      { unit: 'A-1', hasVoted: false },
      { unit: 'A-2', hasVoted: true, option: 1 },
    ];
    const { user, gateway } = showTopic({
      handlers: {
        'polls.list': () => [poll({ own })],
        'polls.vote': () => {
          if (fails) throw new PortalError('network');
          return {};
        },
      },
    });
    const shown = within(await card());
    expect(shown.getByText('Open through Mar 12, 2026')).toBeVisible();
    expect(shown.getByText('The result is shown after the end.')).toBeVisible();
    const first = shown.getByRole('radiogroup', { name: 'Vote of A-1' });
    const second = shown.getByRole('radiogroup', { name: 'Vote of A-2' });
    expect(within(second).getByRole('radio', { name: 'Fir' })).toBeChecked();
    await user.click(shown.getByRole('button', { name: 'Vote: A-1' }));
    expect(first).toHaveAccessibleDescription('Choose an option');
    expect(gateway.inputsOf('polls.vote')).toEqual([]);
    await user.click(within(first).getByRole('radio', { name: 'Moss' }));
    await user.click(shown.getByRole('button', { name: 'Vote: A-1' }));
    expect(await screen.findByText(/^The connection failed/)).toBeVisible();
    expect(within(first).getByRole('radio', { name: 'Moss' })).toBeChecked();
    fails = false;
    await user.click(shown.getByRole('button', { name: 'Vote: A-1' }));
    expect(await screen.findByText('Vote counted!')).toBeVisible();
    await user.click(within(second).getByRole('radio', { name: 'Moss' }));
    await user.click(shown.getByRole('button', { name: 'Change Vote: A-2' }));
    await waitFor(() =>
      expect(gateway.inputsOf('polls.vote').slice(1)).toEqual([
        { pollId: 'poll-1', unit: 'A-1', option: 0 },
        { pollId: 'poll-1', unit: 'A-2', option: 0 },
      ]),
    );
  });

  it('that is secret does not show the own vote again', async () => {
    const own = [{ hasVoted: true }];
    showTopic({
      handlers: { 'polls.list': () => [poll({ own, voters: 'person', isSecret: true })] },
    });
    const vote = within(await card()).getByRole('radiogroup', { name: 'Your vote' });
    expect(vote).toHaveAccessibleDescription(/^Voted\. You can vote again/);
    for (const radio of within(vote).getAllByRole('radio')) expect(radio).not.toBeChecked();
  });

  it('that has ended shows the result, the turnout, and who voted for what', async () => {
    const { user } = showTopic({
      handlers: {
        'polls.list': () => [poll({ isOpen: false, isResultShown: true })],
        'polls.result': () => ({ counts: [3, 1], voted: 4, eligible: 12 }),
        'polls.votes': (input) => pageOf([{ name: 'A-1', option: 1 }], input),
      },
    });
    const shown = within(await card());
    const result = await shown.findByRole('list', { name: 'Result' });
    const [moss] = within(result).getAllByRole('listitem');
    expect(moss).toHaveTextContent('Moss3 votes 75%');
    expect(shown.getByText('Turnout: 4 of 12')).toBeVisible();
    expect(shown.queryByRole('radiogroup')).toBeNull();
    await user.click(shown.getByRole('button', { name: 'Who voted for what' }));
    const voters = await shown.findByRole('list', { name: 'Who voted for what' });
    expect(voters).toHaveTextContent('A-1 Fir');
  });

  it('has a vote on paper recorded by a moderator', async () => {
    const { user, gateway } = showTopic({
      actor: actors.admin,
      handlers: {
        'polls.list': () => [poll()],
        'polls.voteOnPaper': ({ unit }) => {
          if (unit !== 'A-1') throw new PortalError('poll-not-eligible');
          return {};
        },
      },
    });
    const shown = within(await card());
    expect(shown.getByText('You have no vote in this poll.')).toBeVisible();
    await user.click(shown.getByRole('button', { name: 'Record Paper Vote: Which green?' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Record Paper Vote' }));
    const record = dialog.getByRole('button', { name: 'Record Vote' });
    await user.click(record);
    expect(dialog.getByRole('radiogroup')).toHaveAccessibleDescription('Please select an option');
    const home = dialog.getByRole('textbox', { name: 'Home' });
    await user.type(home, 'A-');
    await user.click(dialog.getByRole('radio', { name: 'Fir' }));
    await user.click(record);
    await waitFor(() =>
      expect(home).toHaveAccessibleDescription('No home with an owner has this number'),
    );
    await user.type(home, '1');
    await user.click(record);
    expect(await screen.findByText('Paper vote recorded!')).toBeVisible();
    expect(gateway.inputsOf('polls.voteOnPaper').slice(1)).toEqual([
      { pollId: 'poll-1', unit: 'A-1', option: 1 },
    ]);
  });
});

describe('Add Poll', () => {
  it('is for the author; what is refused is said beside its field', async () => {
    let fails = true;
    const { user, gateway } = showTopic({
      topic: sampleTopic({ author: riley }),
      handlers: {
        'polls.create': () => {
          if (!fails) return poll();
          throw new PortalError('invalid-input', { field: 'lastDay', problem: 'last-day-past' });
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Add Poll' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Poll' }));
    const add = dialog.getByRole('button', { name: 'Add Poll' });
    await user.type(dialog.getByRole('textbox', { name: 'Question' }), 'Which green?');
    const options = dialog.getByRole('textbox', { name: 'Options' });
    await user.type(options, 'Moss\nMoss');
    await user.click(add);
    expect(options).toHaveAccessibleDescription(/2 to 10 different options/);
    await user.type(options, '\nFir');
    await user.click(dialog.getByRole('radio', { name: /^One per person/ }));
    await user.click(dialog.getByRole('checkbox', { name: 'Secret' }));
    expect(dialog.queryByRole('checkbox', { name: /^Show the result/ })).toBeNull();
    const day = dialog.getByLabelText(/^Last day/);
    await user.type(day, '2020-01-01');
    await user.click(add);
    await waitFor(() =>
      expect(day).toHaveAccessibleDescription('Please choose today or a later day'),
    );
    fails = false;
    await user.clear(day);
    await user.type(day, '2030-01-01');
    await user.click(add);
    expect(await screen.findByText('Poll added!')).toBeVisible();
    expect(gateway.inputsOf('polls.create').at(-1)).toEqual({
      topicId: 'topic-1',
      question: 'Which green?',
      options: ['Moss', 'Fir'],
      voters: 'person',
      isSecret: true,
      showsResult: false,
      lastDay: '2030-01-01',
    });
  });

  it('opens right after a new topic with a poll', async () => {
    showTopic({ topic: sampleTopic({ author: riley }), at: '/forums/topic-1#poll' });
    expect(await screen.findByRole('dialog', { name: 'Add Poll' })).toBeVisible();
  });

  it('is missing for others, and on a locked topic', async () => {
    showTopic({ topic: sampleTopic({ author: riley, locked: true }) });
    await screen.findByRole('region', { name: 'Topic' });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Add Poll' })).toBeNull());
  });
});
