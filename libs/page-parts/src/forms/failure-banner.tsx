import { Banner } from '@tandem/design-system'
import type { FormFailure } from './refusals.ts'

/** Says what refused the whole form; nothing while only fields are refused, or none. */
export function FailureBanner({ failure }: { failure: FormFailure }) {
  if (!failure.banner) return null
  return (
    <Banner tone="danger" title={failure.banner.title} announce>
      {failure.banner.description}
    </Banner>
  )
}
