import { endpointMutation } from '@tandem/api-client/react'
import { addSignInMethod, removeSignInMethod } from '@tandem/api-contract'
import type { NewSignIn, SignInMethods } from '@tandem/api-contract'
import { signInMethodQueries } from '@tandem/page-parts'
import type { QueryClient } from '@tanstack/react-query'

const meta = {
  errors: 'local',
  keeps: ['signInMethods'],
  updates: (client: QueryClient, methods: SignInMethods) =>
    client.setQueryData(signInMethodQueries.own.queryKey, methods),
} as const

export const addSignInMutation = endpointMutation(addSignInMethod, (body: NewSignIn) => ({ body }), { meta })

export const removeSignInMutation = endpointMutation(
  removeSignInMethod,
  ({ id, ...body }: { id: number; password?: string }) => ({ params: { id }, body }),
  { meta },
)
