import type { Translation } from '@tandem/app-frame'
import type { catalogue } from './help-messages.ts'

/** Definitions of figures of stores in Turkish. */
export const ecommerceHelpInTurkish: Translation<typeof catalogue> = {
  namespace: 'ecommerce-help',
  messages: {
    revenue:
      'Tüm satışların toplamından iadelerin düşülmüş hâli; her siparişin verildiği güne yazılır. Farklı para birimlerindeki tutarlar hiçbir zaman toplanmaz.',
    orders:
      'Bu günlerde verilen satışların sayısı. Hangi siparişlerin satış sayıldığı her mağazanın kartında gösterilir.',
    units: 'Bu günlerde verilen satışlardaki ürünler; iade edilenler düşülmüş.',
    refunds: 'Bu günlerde yapılan iadeler; sipariş ne zaman verilmiş olursa olsun.',
    margin: 'Brüt kârın, maliyeti bilinen ürünlerin cirosuna oranı.',
    costKnown: 'Maliyeti bilinen adetlerin payı; brüt kâr ve marj yalnızca bu adetler içindir.',
    unitsSold: 'Üründen satılan adet; geri alınan adetler düşülmüş.',
    spent: 'Müşterinin satışlarının toplamı; iadeler düşülmüş.',
    averageOrder: 'Toplam harcamanın satış sayısına bölümü.',
  },
}
