import { toast } from '@tandem/design-system'
import { describeFailure, isRefusedCopy } from '@tandem/page-parts'
import { text } from '../messages.ts'

/** Says in a toast why nothing was exported or copied. */
export function sayExportFailed(error: unknown): void {
  toast.error({
    title: text('export.failed'),
    description: isRefusedCopy(error) ? text('export.notAllowed') : describeFailure(error).description,
  })
}
