import { toast } from '@tandem/design-system'
import { describeFailure } from '@tandem/workbench'

/** Says for ten seconds what went wrong. */
export const showFailure = (error: Error) => toast.error(describeFailure(error))
