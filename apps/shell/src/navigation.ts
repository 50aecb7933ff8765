import { ecommerceNavigation } from '@tandem/feature-ecommerce'
import { integrationsNavigation } from '@tandem/feature-integrations'
import type { NavigationEntry } from '@tandem/workbench'

/** The menu, from top to bottom. */
export const navigation: NavigationEntry[] = [ecommerceNavigation, integrationsNavigation]
