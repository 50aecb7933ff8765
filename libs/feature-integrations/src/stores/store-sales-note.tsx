import type { Store } from '@tandem/api-contract'
import { wordOfStatus } from '@tandem/choices'
import { Banner, Button, Text } from '@tandem/design-system'
import { useText } from './messages.ts'

interface StoreSalesNoteProps {
  sales: Store['sales']
  /** Opens the choice; only with the permission. */
  onChoose?: (() => void) | undefined
}

/** What counts as a sale in a store, and which statuses are undecided. */
export function StoreSalesNote({ sales, onChoose }: StoreSalesNoteProps) {
  const text = useText()
  const { excluded, chosen_by, statuses } = sales
  const added = statuses.filter(({ is_new }) => is_new)
  const words = (some: string[]) => some.map(wordOfStatus).join(', ')
  const names = (isSale: boolean) =>
    added.map(({ status }) => status).filter((status) => excluded.includes(status) !== isSale)
  const by = text(`sales.by.${chosen_by}`)
  const [counted, left] = [names(true), names(false)]
  return (
    <>
      {added.length > 0 && (
        <Banner
          tone="info"
          title={text('sales.newTitle', { count: added.length })}
          actions={
            onChoose && (
              <Button size="sm" onClick={onChoose}>
                {text('sales.choose')}
              </Button>
            )
          }
        >
          {counted.length > 0 && text('sales.newCounted', { statuses: words(counted) })}{' '}
          {left.length > 0 && text('sales.newLeft', { statuses: words(left) })}
        </Banner>
      )}
      <Text size="xs" tone="muted">
        {excluded.length === 0
          ? text('sales.all', { by })
          : text('sales.allBut', { by, statuses: words(excluded) })}
      </Text>
    </>
  )
}
