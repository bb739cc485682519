import type { CheckedInput } from '@hoa/api';
import {
  type Actor,
  activeStatuses,
  completedStatuses,
  dayOf,
  monthOf,
  monthStart,
  vendorUidOf,
} from '@hoa/domain';
import { seesInternalMessages } from '@hoa/domain/tickets';
import { ofGroup } from '../kernel/of-group.ts';
import type { UseCaseContext } from '../kernel/use-case.ts';
import { searchByCurrentNames } from '../people/shown-people.ts';
import type { CollectionFields } from '../ports/collections.ts';
import type { Order, Where } from '../ports/repository.ts';

type Field = CollectionFields<'tickets'>;
type ListInput = CheckedInput<'tickets.list'>;

const sortFields = {
  title: 'title',
  status: 'status',
  priority: 'priority',
  unit: 'submittedBy.unit',
  vendor: 'assignedTo.displayName',
  due: 'dueDate',
  created: 'createdAt',
} as const satisfies Record<string, Field>;

/**
 * Returns the condition for tickets that an actor may see and that match the filters; one statement if there is a
 * search, otherwise none.
 */
export async function ticketsWhere(
  context: Pick<UseCaseContext, 'actor' | 'now' | 'association' | 'repositories'>,
  filters: Pick<
    ListInput,
    | 'category'
    | 'status'
    | 'priority'
    | 'assignedTo'
    | 'submittedBy'
    | 'isAssigned'
    | 'isOpen'
    | 'isActive'
    | 'isOverdue'
    | 'isCompletedThisMonth'
    | 'search'
  >,
): Promise<Where<Field>> {
  const { actor, now, association } = context;
  const { category, priority, assignedTo, submittedBy, isAssigned, search } = filters;
  const { isOpen, isActive, isOverdue, isCompletedThisMonth } = filters;
  const status =
    filters.status ??
    ofGroup(activeStatuses, isOverdue || isActive) ??
    ofGroup(completedStatuses, isOpen === undefined ? undefined : !isOpen);
  const assignee =
    assignedTo ?? (isAssigned === undefined ? undefined : { isMissing: !isAssigned });
  const month = monthOf(now, association.timeZone);
  const wanted = {
    category,
    status,
    priority,
    'assignedTo.uid': assignee,
    'submittedBy.uid': submittedBy,
    text: await searchByCurrentNames(context, search, 'submittedBy.uid'),
    ...(isOverdue && { dueDate: { before: dayOf(now, association.timeZone) } }),
    ...(isCompletedThisMonth && {
      'work.completedAt': { from: monthStart(month, association.timeZone).toISOString() },
    }),
  };
  if (actor.role === 'admin') return wanted;
  if (actor.role === 'resident') {
    const { uid, until } = actor;
    return { ...wanted, 'submittedBy.uid': uid, ...(until && { createdAt: { before: until } }) };
  }
  const vendorUid = vendorUidOf(actor);
  const isOwn = assignedTo === undefined || assignedTo === vendorUid;
  return { ...wanted, 'assignedTo.uid': isOwn ? vendorUid : { in: [] } };
}

/** Sorts by the requested column; ties, and lists without a column, by latest activity. */
export function ticketOrder(actor: Actor, sort?: ListInput['sort']): Order<Field>[] {
  const activity = seesInternalMessages(actor) ? 'lastActivityForAdmins' : 'lastActivity';
  if (!sort) return [[activity, 'desc']];
  const { column } = sort;
  const isByActivity = column === 'lastActivity' || column === 'updated';
  const field = isByActivity ? activity : sortFields[column];
  return [
    [field, sort.direction],
    [activity, 'desc'],
  ];
}
