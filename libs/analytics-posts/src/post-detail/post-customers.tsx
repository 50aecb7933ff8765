import { Card, Loading, Skeleton } from '@tandem/design-system'
import { BroughtCustomers } from '@tandem/items'
import { Provenance } from '@tandem/page-parts'
import { useUser } from '@tandem/session'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { counted } from './counted.ts'
import { useCustomersText } from './customer-messages.ts'
import { postDetailQueries } from './queries.ts'
import type { PostRef } from './queries.ts'

/**
 * The customers whose first order names the post, with what they bought since; nothing when there are none.
 */
export function PostCustomers({ postRef }: { postRef: PostRef }) {
  const text = useCustomersText()
  const { timezone } = useUser().team
  const [page, setPage] = useState(1)
  const { data: customers } = useSuspenseQuery(postDetailQueries.customers(postRef, page))
  const { total, unknown } = customers.meta
  if (total === 0 && unknown === 0) return null
  return (
    <Card
      title={text('title')}
      description={total === 0 ? text('unknown') : text('count', counted(total))}
      actions={
        <Provenance
          figure={text('title')}
          source={text('source')}
          zone={timezone}
          rule={`${text('rule')} ${text('since')}`}
        />
      }
    >
      <BroughtCustomers page={customers} label={text('list')} timeZone={timezone} onPageChange={setPage} />
    </Card>
  )
}

/** While the customers are read. */
export function PostCustomersSkeleton() {
  const text = useCustomersText()
  return (
    <Loading label={text('loading')}>
      <Skeleton height={120} />
    </Loading>
  )
}
