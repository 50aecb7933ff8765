import { orKept } from '@tandem/api-client'
import type { AccountService, deleteAccountCollection, EndpointData } from '@tandem/api-contract'
import { toast } from '@tandem/design-system'
import { describeFailure } from '@tandem/page-parts'
import { useMutation } from '@tanstack/react-query'
import { createCollectionMutation } from './queries.ts'

/** Makes a deleted collection again, with the accounts that were in it; offline too. */
export function useUndoDeletion(service: AccountService) {
  const create = useMutation(createCollectionMutation)
  return ({ name, account_ids }: EndpointData<typeof deleteAccountCollection>) =>
    orKept(create.mutateAsync({ service, name, account_ids })).catch((error: unknown) =>
      toast.error(describeFailure(error)),
    )
}
