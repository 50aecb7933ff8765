import { usePlace } from '@tandem/app-frame'
import { EmptyState } from '@tandem/design-system'
import { button } from '@tandem/design-system/recipes'
import { Link } from 'react-router'
import { useNotesText } from './messages.ts'
import { NoteDrawing } from './note-drawing.tsx'

/** Replaces the list until somebody wrote a note: what will be here, and where the first one is written. */
export function NoNotes() {
  const text = useNotesText()
  const orders = usePlace('orders')
  return (
    <EmptyState
      art={<NoteDrawing />}
      title={text('empty.title')}
      text={text('empty.text')}
      actions={
        orders !== null && (
          <Link to={orders} className={button({ variant: 'primary' })}>
            <span data-part="content">{text('empty.openOrders')}</span>
          </Link>
        )
      }
    />
  )
}
