import type { AccountAnalytics } from '@tandem/api-contract'
import { Provenance } from '@tandem/page-parts'
import { useFigureText } from './messages.ts'

interface PostsProvenanceProps {
  /** What the list is called. */
  title: string
  account: Pick<AccountAnalytics, 'service' | 'read_at'>
  /** Which posts it has, in a sentence. */
  rule: string
  timeZone: string
}

/** Says where a list of posts of an account and their figures come from. */
export function PostsProvenance({ title, account, rule, timeZone }: PostsProvenanceProps) {
  const text = useFigureText()
  const { service, read_at } = account
  return (
    <Provenance
      figure={title}
      source={text('where.from.posts')}
      readAt={read_at}
      zone={timeZone}
      rule={`${rule} ${text(service === 'tracker' ? 'where.ofPostTracked' : 'where.ofPost')}`}
    />
  )
}
