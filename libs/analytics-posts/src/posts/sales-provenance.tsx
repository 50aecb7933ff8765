import { Provenance } from '@tandem/page-parts'
import type { ProvenanceProps } from '@tandem/page-parts'
import { usePostsText } from './messages.ts'
import { SalesRule } from './sales-rule.tsx'

/** Where a figure of what posts sold comes from. */
export function SalesProvenance(props: Pick<ProvenanceProps, 'figure' | 'currency' | 'zone'>) {
  const text = usePostsText()
  return <Provenance {...props} source={text('revenue.source')} rule={<SalesRule />} />
}
