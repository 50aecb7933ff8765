import { Button } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { FavoriteChoices } from '@tandem/items'
import type { RowRef } from '@tandem/items'
import { ArrowLeft } from 'lucide-react'
import { paletteMessages } from './messages.ts'

/** The favourite categories for a row that the palette found, in the place of the results. */
export function StarRow({ row, onBack }: { row: RowRef; onBack: () => void }) {
  const text = paletteMessages.useText()
  return (
    <div className={choices}>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the choices replace the list that the keys moved in */}
      <Button variant="ghost" size="sm" autoFocus icon={<ArrowLeft aria-hidden />} onClick={onBack}>
        {text('back')}
      </Button>
      <p className={name} dir="auto">
        {row.name}
      </p>
      <FavoriteChoices row={row} />
    </div>
  )
}

const choices = css({ overflowY: 'auto', padding: '2' })
const name = css({ paddingInline: '3', paddingTop: '2', fontWeight: 'medium', overflowWrap: 'anywhere' })
