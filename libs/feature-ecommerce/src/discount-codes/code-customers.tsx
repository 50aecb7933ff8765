import { EmptyState, Loading, Sheet, Skeleton } from '@tandem/design-system'
import { BroughtCustomers } from '@tandem/items'
import { WidgetBoundary } from '@tandem/page-parts'
import { useUser } from '@tandem/session'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCodesText } from './messages.ts'
import { codeQueries } from './queries.ts'

interface CodeCustomersProps {
  /** The code in the address; null for none. */
  code: string | null
  /** Undefined for all stores. */
  storeId: number | undefined
  onClose: () => void
}

/** The customers whom a discount code brought, beside the list of codes. */
export function CodeCustomers({ code, storeId, onClose }: CodeCustomersProps) {
  const text = useCodesText()
  // The content stays while the sheet closes.
  const [shown, setShown] = useState(code)
  if (code !== null && code !== shown) setShown(code)
  return (
    <Sheet
      open={code !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      side="end"
      title={text('people.title', { code: shown ?? '' })}
      closeLabel={text('people.close')}
    >
      {shown !== null && (
        <WidgetBoundary
          key={shown}
          failedTitle={text('people.failed')}
          loading={
            <Loading label={text('people.loading')}>
              <Skeleton height={240} />
            </Loading>
          }
        >
          <People code={shown} storeId={storeId} />
        </WidgetBoundary>
      )}
    </Sheet>
  )
}

function People({ code, storeId }: { code: string; storeId: number | undefined }) {
  const text = useCodesText()
  const { timezone } = useUser().team
  const [page, setPage] = useState(1)
  const search = { code, page, ...(storeId !== undefined && { store_id: storeId }) }
  const { data: customers } = useSuspenseQuery(codeQueries.customers(search))
  const { total, unknown } = customers.meta
  if (total === 0 && unknown === 0)
    return <EmptyState title={text('people.none')} text={text('people.noneText')} />
  return (
    <BroughtCustomers
      page={customers}
      label={text('people.list')}
      timeZone={timezone}
      onPageChange={setPage}
    />
  )
}
