import type { ListedNote } from '@tandem/api-contract'
import { Inline, Stack, Tag, Text } from '@tandem/design-system'
import type { DataColumn } from '@tandem/design-system'
import { css, cx } from '@tandem/design-system/css'
import { link } from '@tandem/design-system/recipes'
import { orderName } from '@tandem/items'
import { Moment } from '@tandem/page-parts'
import { Link } from 'react-router'
import { notesText as text } from './messages.ts'

interface NoteColumnsOptions {
  timeZone: string
  /** The address of the notes on a row; null when no mounted feature shows it. */
  placeOf: (note: ListedNote) => string | null
}

/** The row of a note, for people. */
function rowName({ notable_type, row_name }: ListedNote): string {
  if (row_name === null) return text('deleted')
  if (notable_type === 'order') return orderName(row_name)
  return notable_type === 'account' ? text('account', { username: row_name }) : row_name
}

/** The columns of the list of all notes. */
export const noteColumns = ({ timeZone, placeOf }: NoteColumnsOptions): DataColumn<ListedNote>[] => [
  {
    key: 'note',
    width: '13rem',
    header: text('note'),
    primary: true,
    phone: 'title',
    cell: ({ content, visible_to_team }) => (
      <Inline gap="2">
        <Text as="span" lines={2} className={words} dir="auto">
          {content}
        </Text>
        {!visible_to_team && <Tag>{text('onlyYou')}</Tag>}
      </Inline>
    ),
  },
  {
    key: 'on',
    width: '11rem',
    header: text('on'),
    phone: 'subtitle',
    cell: (note) => {
      const place = placeOf(note)
      const name = rowName(note)
      return (
        <Stack gap="0">
          {place === null || note.row_name === null ? (
            <Text as="span" tone="muted" lines={1} dir="auto">
              {name}
            </Text>
          ) : (
            <Link to={place} className={cx(link(), rowLink)} dir="auto">
              {name}
            </Link>
          )}
          {note.notable_type !== 'order' && (
            <Text as="span" size="xs" tone="muted">
              {text(`kind.${note.notable_type}`)}
            </Text>
          )}
        </Stack>
      )
    },
  },
  {
    key: 'who',
    width: '7rem',
    header: text('who'),
    phone: 'badges',
    cell: ({ author }) => (
      <Text as="span" lines={1} tone={author === null ? 'muted' : undefined} className={belowNote} dir="auto">
        {author === null ? text('formerMember') : author.name}
      </Text>
    ),
  },
  {
    key: 'when',
    width: '9.5rem',
    header: text('when'),
    sortKey: 'at',
    sortFirst: 'descending',
    phone: 'badges',
    cell: ({ created_at }) => (
      <Text as="span" numeric className={belowNote}>
        <Moment at={created_at} timeZone={timeZone} />
      </Text>
    ),
  },
]

/** Leaves the other columns their room beside the menu. */
const words = css({ maxWidth: '[28rem]', whiteSpace: 'normal', overflowWrap: 'anywhere' })

/** On a phone the note takes the whole width; its author and time follow below. */
const belowNote = css({ mobileDown: { textStyle: 'xs' } })

/** A long caption ends after one line: its kind follows on the next. */
const rowLink = css({ lineClamp: '1', whiteSpace: 'normal', overflowWrap: 'anywhere' })
