import { call, configureApi } from '@tandem/api-client'
import { addAccounts, loginWithFacebook, processFacebookResponse } from '@tandem/api-contract'
import { returnFromInstagram, type InstagramChoice, type Team } from '@tandem/testing'
import * as v from 'valibot'

type Choice = Omit<InstagramChoice, 'team'>

/** Goes to the dialog and does there what is chosen; answers the address that it leads back to. */
export async function comeBackFromDialog(team: Team, choice: Choice): Promise<string> {
  configureApi({ origin: '', token: () => team.token })
  const { data } = await call(loginWithFacebook, { params: { social: 'instagram' }, search: {} })
  return returnFromInstagram(data.url, { team: team.user.team.id, ...choice })
}

/** Connects all accounts of a person; does not wait until they were read. */
export async function connectAll(team: Team, person: string) {
  const params = { service: 'social', social: 'instagram' } as const
  const address = await comeBackFromDialog(team, { person })
  const body = v.parse(
    v.object({ code: v.string(), state: v.string() }),
    Object.fromEntries(new URLSearchParams(address.split('?')[1])),
  )
  const { data } = await call(processFacebookResponse, { params, body })
  if (data.state === null) return data.accounts
  const ids = data.offered.map(({ id }) => id)
  return (await call(addAccounts, { params, body: { ids, state: data.state } })).data
}
