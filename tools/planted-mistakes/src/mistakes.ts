import type { Mistake } from './mistake.ts'
import { analyticsAccountsMistakes } from './mistakes/analytics-accounts.ts'
import { analyticsPostsMistakes } from './mistakes/analytics-posts.ts'
import { apiClientMistakes } from './mistakes/api-client.ts'
import { apiContractMistakes } from './mistakes/api-contract.ts'
import { apiServerMistakes } from './mistakes/api-server.ts'
import { apiMistakes } from './mistakes/api.ts'
import { appFrameMistakes } from './mistakes/app-frame.ts'
import { choicesMistakes } from './mistakes/choices.ts'
import { connectorsMistakes } from './mistakes/connectors.ts'
import { designSystemMistakes } from './mistakes/design-system.ts'
import { featureAnalyticsMistakes } from './mistakes/feature-analytics.ts'
import { featureAuthMistakes } from './mistakes/feature-auth.ts'
import { featureEcommerceMistakes } from './mistakes/feature-ecommerce.ts'
import { featureIntegrationsMistakes } from './mistakes/feature-integrations.ts'
import { featureSettingsMistakes } from './mistakes/feature-settings.ts'
import { featureWorkspaceMistakes } from './mistakes/feature-workspace.ts'
import { formatMistakes } from './mistakes/format.ts'
import { itemsMistakes } from './mistakes/items.ts'
import { listsMistakes } from './mistakes/lists.ts'
import { pagePartsMistakes } from './mistakes/page-parts.ts'
import { providerSimulatorMistakes } from './mistakes/provider-simulator.ts'
import { sessionMistakes } from './mistakes/session.ts'
import { shellMistakes } from './mistakes/shell.ts'
import { testingMistakes } from './mistakes/testing.ts'
import { workbenchMistakes } from './mistakes/workbench.ts'

/** Every mistake, library by library. */
export const mistakes: readonly Mistake[] = [
  ...analyticsAccountsMistakes,
  ...analyticsPostsMistakes,
  ...apiClientMistakes,
  ...apiContractMistakes,
  ...apiServerMistakes,
  ...apiMistakes,
  ...appFrameMistakes,
  ...choicesMistakes,
  ...connectorsMistakes,
  ...designSystemMistakes,
  ...featureAnalyticsMistakes,
  ...featureAuthMistakes,
  ...featureEcommerceMistakes,
  ...featureIntegrationsMistakes,
  ...featureSettingsMistakes,
  ...featureWorkspaceMistakes,
  ...formatMistakes,
  ...itemsMistakes,
  ...listsMistakes,
  ...pagePartsMistakes,
  ...providerSimulatorMistakes,
  ...sessionMistakes,
  ...shellMistakes,
  ...testingMistakes,
  ...workbenchMistakes,
]
