import type { Shop } from '../shop/shop.ts'
import { itemLinks } from './answer.ts'
import type { Answer, Call } from './answer.ts'
import { currencyWords, knownCurrencies } from './money.ts'
import { RestError } from './rest-error.ts'

const setting = (
  { api }: Call,
  id: string,
  value: string,
  { label, type, options }: { label: string; type: string; options?: Record<string, string> },
) => ({
  id,
  label,
  description: '',
  type,
  default: '',
  ...(options ? { options } : {}),
  tip: '',
  value,
  _links: itemLinks(`${api}/settings/general/${id}`, `${api}/settings/general`, [
    'GET',
    'POST',
    'PUT',
    'PATCH',
  ]),
})

const generalSettings = (call: Call) => {
  const { currency } = call.shop
  const options = Object.fromEntries(
    [...new Set([currency, ...knownCurrencies])]
      .toSorted()
      .map((code) => [code, `${currencyWords(code).name} (${currencyWords(code).entity}) — ${code}`]),
  )
  return [
    setting(call, 'woocommerce_default_country', 'GB', { label: 'Country / State', type: 'select' }),
    setting(call, 'woocommerce_currency', currency, { label: 'Currency', type: 'select', options }),
    setting(call, 'woocommerce_currency_pos', 'left', { label: 'Currency position', type: 'select' }),
    setting(call, 'woocommerce_price_thousand_sep', ',', { label: 'Thousand separator', type: 'text' }),
    setting(call, 'woocommerce_price_decimal_sep', '.', { label: 'Decimal separator', type: 'text' }),
    setting(call, 'woocommerce_price_num_decimals', '2', { label: 'Number of decimals', type: 'number' }),
  ]
}

/** `GET /settings/general` */
export const listGeneralSettings = (call: Call): Answer => ({ body: generalSettings(call) })

/** `GET /settings/general/{id}` */
export const getGeneralSetting = (call: Call, id: string): Answer => {
  const found = generalSettings(call).find((candidate) => candidate.id === id)
  if (!found) throw new RestError(404, 'rest_setting_setting_invalid', 'Invalid setting.')
  return { body: found }
}

const dateTypes = { date_created: 'Date created', date_paid: 'Date paid', date_completed: 'Date completed' }

const countedStatuses = ['pending', 'processing', 'on-hold', 'completed', 'cancelled', 'refunded', 'failed']

const analyticsSettings = (shop: Shop): Record<string, object> => ({
  woocommerce_excluded_report_order_statuses: {
    label: 'Excluded report order statuses',
    description: 'Statuses that should not be included when calculating report totals.',
    type: 'multiselect',
    default: ['pending', 'cancelled', 'failed'],
    options: Object.fromEntries(countedStatuses.map((status) => [status, status])),
    tip: '',
    value: shop.excludedStatuses,
  },
  woocommerce_date_type: {
    label: 'Date type',
    description: 'Database date field considered for Revenue and Orders reports',
    type: 'select',
    default: 'date_paid',
    options: dateTypes,
    tip: '',
    value: shop.dateType,
  },
})

/** `GET /settings/wc_admin/{id}`: the settings of the shop's own analytics. */
export const getAnalyticsSetting = ({ shop, api }: Call, id: string): Answer => {
  const settings = analyticsSettings(shop)
  if (!Object.hasOwn(settings, id))
    throw new RestError(404, 'rest_setting_setting_invalid', 'Invalid setting.')
  const group = `${api}/settings/wc_admin`
  return {
    body: {
      id,
      ...settings[id],
      _links: itemLinks(`${group}/${id}`, group, ['GET', 'POST', 'PUT', 'PATCH']),
    },
  }
}

/** `GET /data/currencies/current` and `/data/currencies/{code}` */
export const getCurrency = ({ shop, api }: Call, code: string): Answer => {
  const wanted = code === 'current' ? shop.currency : code.toUpperCase()
  if (wanted !== shop.currency && !knownCurrencies.includes(wanted))
    throw new RestError(
      404,
      'woocommerce_rest_data_invalid_currency',
      'There are no currencies matching these parameters.',
    )
  const { name, entity } = currencyWords(wanted)
  return {
    body: {
      code: wanted,
      name,
      symbol: entity,
      _links: itemLinks(`${api}/data/currencies/${wanted}`, `${api}/data/currencies`, ['GET']),
    },
  }
}

/** `GET /system_status`: the parts of it that connectors read. */
export const getSystemStatus = ({ shop, home }: Call): Answer => ({
  body: {
    environment: {
      home_url: home,
      site_url: home,
      version: '10.5.0',
      wp_version: '6.9.1',
      wp_multisite: false,
      language: 'en_US',
      server_info: 'nginx',
      php_version: '8.2.35',
      default_timezone: 'UTC',
    },
    settings: {
      api_enabled: false,
      force_ssl: false,
      currency: shop.currency,
      currency_symbol: currencyWords(shop.currency).entity,
      currency_position: 'left',
      thousand_separator: ',',
      decimal_separator: '.',
      number_of_decimals: 2,
      order_datastore: 'Automattic\\WooCommerce\\Internal\\DataStores\\Orders\\OrdersTableDataStore',
      HPOS_enabled: true,
      HPOS_sync_enabled: false,
    },
    security: { secure_connection: true, hide_errors: true },
  },
})
