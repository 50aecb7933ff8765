import * as v from 'valibot'

/** The networks that accounts are read from. */
export const socialNetworks = ['instagram'] as const
/** A network that accounts are read from. */
export const SocialNetwork = v.picklist(socialNetworks)
export type SocialNetwork = v.InferOutput<typeof SocialNetwork>

/** Whose accounts: `social` are connected ones of the team, `tracker` those of others that it follows. */
export const accountServices = ['social', 'tracker'] as const
export type AccountService = (typeof accountServices)[number]

/** The service of a path; the name of the network means the connected accounts too. */
export const ServiceName = v.pipe(
  v.picklist([...accountServices, ...socialNetworks]),
  v.metadata({ openapi: { type: 'string', enum: [...accountServices, ...socialNetworks] } }),
  v.transform((service): AccountService => (service === 'tracker' ? 'tracker' : 'social')),
)

/** The part of a path that names whose accounts of which network are meant. */
export const accountsPath = { service: ServiceName, social: SocialNetwork }
