import type { AuditEntry } from '@tandem/api-contract'
import { CopyRequestId, Heading, Stack } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { link } from '@tandem/design-system/recipes'
import { notesAt, useRowPlace } from '@tandem/items'
import { useMoments } from '@tandem/page-parts'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { actorName } from './entry-sentence.ts'
import { detailWords } from './detail-words.ts'
import type { ChangedField } from './detail-words.ts'
import { useAuditText } from './messages.ts'
import { notedRow } from './noted-row.ts'

/** Everything recorded about one action. */
export function EntryDetails({ entry, timeZone }: { entry: AuditEntry; timeZone: string }) {
  const text = useAuditText()
  const moments = useMoments(timeZone)
  const { actor, at, subject_name, address, request_id, action } = entry
  const rowPlace = useRowPlace()
  const noted = notedRow(entry)
  const { changes, facts } = detailWords(noted ? {} : entry.details)
  const place = noted ? rowPlace(noted.type, noted.id) : null
  const about = [
    { name: text('entry.who'), value: actor === null ? text('entry.byProduct') : actorName(entry) },
    ...(actor !== null && actor.email !== null ? [{ name: text('entry.email'), value: actor.email }] : []),
    { name: text('entry.when'), value: moments.exact(at) },
    ...(noted
      ? [
          {
            name: text('entry.noteOn'),
            value: <NotesLink place={place && notesAt(place, noted)}>{noted.phrase}</NotesLink>,
          },
        ]
      : subject_name === null
        ? []
        : [{ name: text('entry.subject'), value: subject_name }]),
    ...(address === null ? [] : [{ name: text('entry.from'), value: address }]),
    { name: text('entry.action'), value: action },
    ...(request_id === null ? [] : [{ name: text('entry.request'), value: request_id }]),
  ]
  return (
    <Stack gap="6">
      <Stack gap="3">
        <FactList facts={about} />
        {request_id !== null && (
          <div>
            <CopyRequestId requestId={request_id} size="sm" />
          </div>
        )}
      </Stack>
      {changes.length > 0 && (
        <Part title={text('entry.changes')}>
          <Changes changes={changes} />
        </Part>
      )}
      {facts.length > 0 && (
        <Part title={text('entry.more')}>
          <FactList facts={facts} />
        </Part>
      )}
    </Stack>
  )
}

/** Leads to the notes on a row; only its name if no mounted feature shows it. */
const NotesLink = ({ place, children }: { place: string | null; children: string }) =>
  place === null ? (
    children
  ) : (
    <Link to={place} className={link()}>
      {children}
    </Link>
  )

function Part({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <Stack as="section" gap="3" aria-labelledby={titleId}>
      <Heading level={3} size="sm" id={titleId}>
        {title}
      </Heading>
      {children}
    </Stack>
  )
}

function FactList({ facts }: { facts: readonly { name: string; value: ReactNode }[] }) {
  return (
    <dl className={list}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Changes({ changes }: { changes: readonly ChangedField[] }) {
  const text = useAuditText()
  return (
    <table className={table}>
      <thead>
        <tr>
          <th scope="col">{text('entry.field')}</th>
          <th scope="col">{text('entry.before')}</th>
          <th scope="col">{text('entry.after')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ name, before, after }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <bdi>{before}</bdi>
            </td>
            <td>
              <bdi>{after}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const list = css({
  display: 'grid',
  gap: '2',
  textStyle: 'sm',
  '& > div': { display: 'grid', gridTemplateColumns: '[9rem minmax(0, 1fr)]', gap: '3' },
  '& dt': { color: 'fg.muted' },
  '& dd': { overflowWrap: 'anywhere' },
})
const table = css({
  width: 'full',
  tableLayout: 'fixed',
  textStyle: 'sm',
  '& th, & td': {
    textAlign: 'start',
    verticalAlign: 'top',
    paddingBlock: '2',
    paddingInlineEnd: '3',
    borderBottom: '1px solid',
    borderColor: 'border.subtle',
    overflowWrap: 'anywhere',
  },
  '& thead th': { color: 'fg.muted', fontWeight: 'medium', textStyle: 'xs' },
  '& tbody th': { fontWeight: 'medium' },
})
