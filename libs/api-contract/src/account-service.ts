import * as v from 'valibot'

/** The networks that accounts are read from. */
export const socialNetworks = ['instagram'] as const
/** A network that accounts are read from. */
export const SocialNetwork = v.picklist(socialNetworks)
export type SocialNetwork = v.InferOutput<typeof SocialNetwork>

/** `social`: the team's own connected accounts. `tracker`: other people's accounts that the team follows. */
export const accountServices = ['social', 'tracker'] as const
export type AccountService = (typeof accountServices)[number]

/** How many accounts of a service a team may have, archived ones included. */
export const accountLimits: Readonly<Record<AccountService, number>> = { social: 100, tracker: 500 }

/** The service in a path. The name of the network also means the connected accounts. */
export const ServiceName: v.GenericSchema<AccountService | SocialNetwork, AccountService> = v.pipe(
  v.picklist([...accountServices, ...socialNetworks]),
  v.metadata({ openapi: { type: 'string', enum: [...accountServices, ...socialNetworks] } }),
  v.transform((service): AccountService => (service === 'tracker' ? 'tracker' : 'social')),
)

/** The part of a path that says which accounts of which network are meant. */
export const accountsPath = { service: ServiceName, social: SocialNetwork }

/** The maximum number of accounts in one call. */
export const maxChosenAccounts = 100
