import { Provenance } from '@tandem/page-parts'
import type { ProvenanceProps } from '@tandem/page-parts'
import { usePostsText } from './messages.ts'
import { SalesRule } from './sales-rule.tsx'

/** The source of a sales figure. */
export function SalesProvenance(props: Pick<ProvenanceProps, 'figure' | 'currency' | 'zone'>) {
  const text = usePostsText()
  return <Provenance {...props} source={text('revenue.source')} rule={<SalesRule />} />
}
