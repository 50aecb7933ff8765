import { call, configureApi } from '@tandem/api-client'
import { addAccounts, loginWithFacebook, processFacebookResponse } from '@tandem/api-contract'
import { returnFromInstagram } from '@tandem/testing'
import type { InstagramChoice, Team } from '@tandem/testing'
import * as v from 'valibot'

/** What is done in the dialog; by somebody of the caller's own team unless it says whose people are meant. */
export type Choice = Omit<InstagramChoice, 'team'> & { of?: Team }

const idOf = ({ user }: Team) => user.team.id

/** Does in the dialog of an address what is chosen; answers the address that it leads back to. */
export const answerDialog = (url: string, team: Team, { of = team, ...choice }: Choice) =>
  returnFromInstagram(url, { team: idOf(of), ...choice })

/** Goes to the dialog and does there what is chosen; answers the address that it leads back to. */
export async function comeBackFromDialog(team: Team, choice: Choice): Promise<string> {
  configureApi({ origin: '', token: () => team.token })
  const { data } = await call(loginWithFacebook, { params: { social: 'instagram' }, search: {} })
  return answerDialog(data.url, team, choice)
}

/** Connects the accounts of a person, or only the first of them; does not wait until they were read. */
export async function connectAll(team: Team, person: string, { most = Infinity } = {}) {
  const params = { service: 'social', social: 'instagram' } as const
  const address = await comeBackFromDialog(team, { person })
  const body = v.parse(
    v.object({ code: v.string(), state: v.string() }),
    Object.fromEntries(new URLSearchParams(address.split('?')[1])),
  )
  const { data } = await call(processFacebookResponse, { params, body })
  if (data.state === null) return data.accounts
  const ids = data.offered.map(({ id }) => id).slice(0, most)
  return (await call(addAccounts, { params, body: { ids, state: data.state } })).data
}
