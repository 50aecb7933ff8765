import type { AuditEntry } from '@tandem/api-contract'
import { Text } from '@tandem/design-system'
import type { DataColumn } from '@tandem/design-system'
import { Moment } from '@tandem/page-parts'
import { auditText as text } from './messages.ts'

/** The actor's name at the time; for a job, the product's own name. */
export const actorName = ({ actor }: Pick<AuditEntry, 'actor'>): string =>
  actor === null ? text('list.product') : (actor.name ?? actor.email ?? text('list.somebody'))

/** For a sign-in, the actor column names the person already. */
const isAboutThemselves = ({ actor, subject, subject_id }: AuditEntry) =>
  subject === 'user' && subject_id !== null && subject_id === actor?.id

/** The columns of the audit log. */
export const auditColumns = (timeZone: string): DataColumn<AuditEntry>[] => [
  {
    key: 'who',
    width: '14rem',
    header: text('list.who'),
    phone: 'subtitle',
    cell: (entry) => (
      <bdi title={entry.actor?.email ?? undefined}>
        <Text as="span" tone={entry.actor === null ? 'muted' : undefined}>
          {actorName(entry)}
        </Text>
      </bdi>
    ),
  },
  {
    key: 'what',
    header: text('list.what'),
    primary: true,
    phone: 'title',
    cell: (entry) => (
      <>
        {entry.description}
        {entry.subject_name !== null && !isAboutThemselves(entry) && (
          <Text as="span" tone="muted">
            {' '}
            <bdi>{entry.subject_name}</bdi>
          </Text>
        )}
      </>
    ),
  },
  {
    key: 'when',
    width: '12rem',
    header: text('list.when'),
    sortKey: 'at',
    sortFirst: 'descending',
    phone: 'value',
    cell: ({ at }) => (
      <Text as="span" numeric>
        <Moment at={at} timeZone={timeZone} />
      </Text>
    ),
  },
  {
    key: 'from',
    width: '11rem',
    header: text('list.from'),
    phone: 'detail',
    cell: ({ address }) => (
      <Text as="span" numeric tone={address === null ? 'subtle' : 'muted'}>
        {address ?? text('list.missing')}
      </Text>
    ),
  },
]
