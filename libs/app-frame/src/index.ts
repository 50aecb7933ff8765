export { comingSoonRoute } from './coming-soon/coming-soon-route.tsx'
export { soonBadge } from './coming-soon/soon-badge.ts'
export {
  addTranslations,
  defineMessages,
  pageText,
  translate,
  type Catalogue,
  type MessageTree,
  type QualifiedMessageKey,
  type Say,
  type Translation,
} from './define-messages.ts'
export type { ActionContext, Feature, FeatureAction, FrameParts, HelpTerm, HelpTopic } from './feature.ts'
export { loadTranslations, type Translations } from './load-translations.ts'
export { ownHeading } from './layout/own-heading.ts'
export { PageFrame } from './layout/page-frame.tsx'
export { FillSlot, useSlot } from './layout/slot.tsx'
export type { NavigationEntry, NavigationIcon } from './navigation-entry.ts'
export { pageRoutes } from './page-routes.ts'
export { placesAtom, usePlace, type Places } from './places.ts'
export type { ReadAhead } from './read-ahead.ts'
export { redirectRoute } from './redirect-route.ts'
