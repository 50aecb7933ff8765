export { askApi } from './ask-api.ts'
export { hostRoutes } from './host-routes.tsx'
export type { HostOptions, RoutesHost } from './host-routes.tsx'
export { returnFromInstagram } from './instagram-return.ts'
export type { InstagramChoice } from './instagram-return.ts'
export { mailedPath, mailsTo } from './mail.ts'
export type { DeliveredMail } from './mail.ts'
export {
  answerCalls,
  interceptApi,
  refusal,
  restoreNetwork,
  seededRandom,
  spoiled,
  spoilNetwork,
} from './network.ts'
export type { Conditions, Fault, Interception } from './network.ts'
export { returnFrom } from './social-return.ts'
export type { SocialPerson } from './social-return.ts'
export { newMember, newTeam, signIn, signOut } from './team.ts'
export type { Member, Shop, StoreOptions, Team, TeamOptions } from './team.ts'
