import { call, configureApi } from '@tandem/api-client'
import { addAccounts, loginWithFacebook, processFacebookResponse } from '@tandem/api-contract'
import { returnFromInstagram } from '@tandem/testing'
import type { InstagramChoice, Team } from '@tandem/testing'
import * as v from 'valibot'

/** The choices in the dialog; by people of the caller's own team by default. */
export type Choice = Omit<InstagramChoice, 'team'> & { of?: Team }

const idOf = ({ user }: Team) => user.team.id

/** Makes these choices in the dialog at an address. Returns the address that it redirects to. */
export const answerDialog = (url: string, team: Team, { of = team, ...choice }: Choice) =>
  returnFromInstagram(url, { team: idOf(of), ...choice })

/** Opens the dialog and makes these choices. Returns the address that it redirects to. */
export async function comeBackFromDialog(team: Team, choice: Choice): Promise<string> {
  configureApi({ origin: '', token: () => team.token })
  const { data } = await call(loginWithFacebook, { params: { social: 'instagram' }, search: {} })
  return answerDialog(data.url, team, choice)
}

/** Connects a person's accounts, or only the first ones; doesn't wait for their reading. */
export async function connectAll(team: Team, person: string, { max = Infinity } = {}) {
  const params = { service: 'social', social: 'instagram' } as const
  const address = await comeBackFromDialog(team, { person })
  const body = v.parse(
    v.object({ code: v.string(), state: v.string() }),
    Object.fromEntries(new URLSearchParams(address.split('?')[1])),
  )
  const { data } = await call(processFacebookResponse, { params, body })
  if (data.state === null) return data.accounts
  const ids = data.offered.map(({ id }) => id).slice(0, max)
  return (await call(addAccounts, { params, body: { ids, state: data.state } })).data
}
