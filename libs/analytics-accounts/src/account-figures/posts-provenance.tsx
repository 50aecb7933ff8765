import type { AccountAnalytics } from '@tandem/api-contract'
import { Provenance } from '@tandem/page-parts'
import { rateRule } from './figure-provenance.tsx'
import { useFigureText } from './messages.ts'

interface PostsProvenanceProps {
  /** The title of the list. */
  title: string
  account: Pick<AccountAnalytics, 'service' | 'read_at'>
  /** Which posts it contains, in a sentence. */
  rule: string
  timeZone: string
}

/** Explains the source of a list of an account's posts and their figures. */
export function PostsProvenance({ title, account, rule, timeZone }: PostsProvenanceProps) {
  const text = useFigureText()
  const { service, read_at } = account
  return (
    <Provenance
      figure={title}
      source={text('where.from.posts')}
      readAt={read_at}
      zone={timeZone}
      rule={`${rule} ${rateRule(service)}`}
    />
  )
}
