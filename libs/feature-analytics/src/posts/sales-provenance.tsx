import { Provenance } from '@tandem/workbench'
import type { ProvenanceProps } from '@tandem/workbench'
import { usePostsText } from './messages.ts'
import { SalesRule } from './sales-rule.tsx'

/** Where a figure of what posts sold comes from. */
export function SalesProvenance(props: Pick<ProvenanceProps, 'figure' | 'currency' | 'zone'>) {
  const text = usePostsText()
  return <Provenance {...props} source={text('revenue.source')} rule={<SalesRule />} />
}
