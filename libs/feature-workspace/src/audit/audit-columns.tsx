import type { AuditEntry } from '@tandem/api-contract'
import { Text } from '@tandem/design-system'
import type { DataColumn } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { Moment } from '@tandem/page-parts'
import type { Moments } from '@tandem/page-parts'
import { entrySentence } from './entry-sentence.ts'
import { auditText as text } from './messages.ts'

/** A tablet shows all three columns without scrolling sideways. */
const sentence = css({ whiteSpace: 'normal', overflowWrap: 'anywhere' })

/** The columns of the audit log, whose rows stand under their days. */
export const auditColumns = (timeZone: string, moments: Moments): DataColumn<AuditEntry>[] => [
  {
    key: 'when',
    width: '6rem',
    header: text('list.when'),
    sortKey: 'at',
    sortFirst: 'descending',
    phone: 'value',
    cell: ({ at }) => (
      <Text as="span" numeric>
        <Moment at={at} timeZone={timeZone}>
          {moments.clock(at)}
        </Moment>
      </Text>
    ),
  },
  {
    key: 'what',
    header: text('list.what'),
    primary: true,
    phone: 'title',
    cell: (entry) => (
      <bdi className={sentence} title={entry.actor?.email ?? undefined}>
        {entrySentence(entry)}
      </bdi>
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
