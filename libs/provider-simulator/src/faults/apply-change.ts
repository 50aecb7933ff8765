import { orderStatuses } from '../dataset/dataset.ts'
import { uninstallApp } from '../shop/change-app.ts'
import { breakableKinds, breakRow, mendRow } from '../shop/broken-rows.ts'
import {
  addCategory,
  addProduct,
  deleteCategory,
  deleteProduct,
  modifyProduct,
} from '../shop/change-catalogue.ts'
import { addCustomer, deleteCustomer, modifyCustomer } from '../shop/change-customers.ts'
import {
  addOrder,
  deleteOrder,
  deleteRefund,
  modifyOrder,
  refundOrder,
  trashOrder,
} from '../shop/change-shop.ts'
import type { NewOrder } from '../shop/change-shop.ts'
import type { Shop } from '../shop/shop.ts'
import { ControlError, isRecord, numberOr, oneOf, present, textOr } from './control-values.ts'

type Body = Record<string, unknown>

const toStatus = (body: Body) => oneOf(body.status, 'status', orderStatuses)

const toNewOrder = (body: Body): NewOrder => {
  const lines = Array.isArray(body.lines) ? body.lines : []
  return {
    customerId: numberOr(body.customer_id, 'customer_id'),
    status: toStatus(body),
    currency: textOr(body.currency, 'currency'),
    email: textOr(body.email, 'email'),
    test: body.test === true,
    lines: lines.filter(isRecord).map((line) => ({
      sku: String(line.sku),
      name: textOr(line.name, 'name'),
      quantity: present(numberOr(line.quantity, 'quantity'), 'quantity'),
      total: present(numberOr(line.total, 'total'), 'total'),
    })),
  }
}

/** Only the given values: what isn't given stays as it is. */
const withoutGaps = <Content extends object>(content: Content): Partial<Content> =>
  Object.fromEntries(Object.entries(content).filter(([, value]) => value !== undefined)) as Partial<Content>

const toProduct = (body: Body) => ({
  name: textOr(body.name, 'name'),
  price: numberOr(body.price, 'price'),
  categoryId: numberOr(body.category_id, 'category_id'),
  cost: numberOr(body.cost, 'cost'),
})

const toPerson = (body: Body) => ({
  firstName: textOr(body.first_name, 'first_name'),
  lastName: textOr(body.last_name, 'last_name'),
  email: textOr(body.email, 'email'),
})

const idOf = (body: Body) => present(numberOr(body.id, 'id'), 'id')

const kindOf = (body: Body) => present(oneOf(body.kind, 'kind', breakableKinds), 'kind')

function toFields(fields: unknown): Body {
  if (!isRecord(fields)) throw new ControlError('fields must be an object')
  return fields
}

/** Each change by its name; it returns the id of what it made, if anything. */
const changes: Record<string, (shop: Shop, body: Body) => number | void> = {
  'add-order': (shop, body) => addOrder(shop, toNewOrder(body)),
  'modify-order': (shop, body) =>
    modifyOrder(shop, idOf(body), { status: present(toStatus(body), 'status') }),
  'refund-order': (shop, body) =>
    refundOrder(shop, idOf(body), present(numberOr(body.amount, 'amount'), 'amount')),
  'delete-refund': (shop, body) =>
    deleteRefund(shop, idOf(body), present(numberOr(body.refund_id, 'refund_id'), 'refund_id')),
  'trash-order': (shop, body) => trashOrder(shop, idOf(body)),
  'delete-order': (shop, body) => deleteOrder(shop, idOf(body)),
  'add-product': (shop, body) =>
    addProduct(shop, {
      price: null,
      categoryId: 15,
      name: present(textOr(body.name, 'name'), 'name'),
      sku: present(textOr(body.sku, 'sku'), 'sku'),
      ...withoutGaps(toProduct(body)),
    }),
  'modify-product': (shop, body) => modifyProduct(shop, idOf(body), withoutGaps(toProduct(body))),
  'delete-product': (shop, body) => deleteProduct(shop, idOf(body)),
  'add-category': (shop, body) => addCategory(shop, present(textOr(body.name, 'name'), 'name')),
  'delete-category': (shop, body) => deleteCategory(shop, idOf(body)),
  'add-customer': (shop, body) =>
    addCustomer(shop, {
      firstName: '',
      lastName: '',
      ...withoutGaps({ ...toPerson(body), role: textOr(body.role, 'role') }),
      email: present(textOr(body.email, 'email'), 'email'),
    }),
  'modify-customer': (shop, body) => modifyCustomer(shop, idOf(body), withoutGaps(toPerson(body))),
  'delete-customer': (shop, body) => deleteCustomer(shop, idOf(body)),
  'break-row': (shop, body) => breakRow(shop, kindOf(body), idOf(body), toFields(body.fields)),
  'mend-row': (shop, body) => mendRow(shop, kindOf(body), idOf(body)),
  'uninstall-app': (shop, body) =>
    uninstallApp(shop, present(textOr(body.client_id, 'client_id'), 'client_id')),
}

/** Makes the change that a control request names, and returns the id it is about. */
export const applyChange = (shop: Shop, body: Body): { id: number | null } => {
  const name = textOr(body.change, 'change') ?? ''
  const make = Object.hasOwn(changes, name) ? changes[name] : undefined
  if (!make) throw new ControlError(`change must be one of ${Object.keys(changes).join(', ')}`)
  return { id: make(shop, body) ?? numberOr(body.id, 'id') ?? null }
}
