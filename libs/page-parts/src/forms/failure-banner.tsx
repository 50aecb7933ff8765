import { Banner } from '@tandem/design-system'
import type { FormFailure } from './refusals.ts'

/** Says why the whole form was refused; empty when only fields were, or nothing. */
export function FailureBanner({ failure }: { failure: FormFailure }) {
  if (!failure.banner) return null
  return (
    <Banner tone="danger" title={failure.banner.title} announce>
      {failure.banner.description}
    </Banner>
  )
}
