import type { Translation } from '@tandem/app-frame'
import type { catalogue } from './help-messages.ts'

/** Definitions of figures of stores in Turkish. */
export const ecommerceHelpInTurkish: Translation<typeof catalogue> = {
  namespace: 'ecommerce-help',
  messages: {
    revenue:
      'Tek bir para birimindeki tüm satışların toplamı; iadeler düşülür, her sipariş verildiği güne yazılır.',
    orders:
      'Bu günlerde yapılan satışların sayısı; hangi siparişlerin satış sayıldığı her mağazanın kartında gösterilir.',
    units: 'Bu günlerde yapılan satışlardaki adetler; iade edilenler düşülür.',
    refunds: 'Bu günlerde yapılan iadeler; sipariş ne zaman verilmiş olursa olsun.',
    orderItems: 'Siparişteki tüm ürünlerin adedi.',
    orderItemsTotal: 'Siparişteki ürünlerin indirim sonrası, vergi hariç tutarı.',
    orderDiscounts: 'Siparişin vergi hariç indirimleri; ürünlerden zaten düşülmüştür.',
    orderFees: 'Mağazanın ürünler ve kargo dışında aldığı, vergi hariç ücretler.',
    orderShipping: 'Müşteriden kargo için alınan, vergi hariç tutar.',
    orderTax: 'Siparişin toplamındaki tüm vergi.',
    orderTotal: 'Siparişin kargo, ücretler ve vergi dâhil, iadelerden önceki tutarı.',
    orderRefunds: 'Siparişten şimdiye kadar iade edilen tutar.',
    orderNet: 'Siparişin toplamından iadelerinin düşülmüş hâli.',
    margin: 'Brüt kârın, maliyeti bilinen ürünlerin cirosuna oranı.',
    costKnown: 'Maliyeti bilinen adetlerin payı; brüt kâr ve marj yalnızca bu adetler içindir.',
    price: 'Ürünün mağazadaki bugünkü fiyatı; varyantların fiyatı farklıysa en düşüğü.',
    cost: 'Bir adedin mağazaya bugünkü maliyeti; varyantların maliyeti farklıysa en düşüğü.',
    stock: 'Mağaza stok takibi yapıyorsa son senkronizasyondaki stok adedi.',
    productRevenue: 'Ürünün satışlardaki indirim sonrası, vergi hariç tutarı; iade edilenler düşülür.',
    unknownCost: 'Maliyeti bilinmeden satılan adetler; brüt kâr ve marja dâhil edilmez.',
    unitsSold: 'Üründen satılan adet; iade edilenler düşülür.',
    buyers:
      'Yeni müşteriler bir kez, geri gelenler birden fazla kez satın aldı, uzaklaşanların son siparişi 180 günden eski; en iyiler, filtredeki para biriminde, filtre yoksa en çok kişinin kullandığı para biriminde en çok harcayan %10’dur.',
    customerOrders: 'Müşterinin mağazadaki siparişleri.',
    spent: 'Müşteriye yapılan satışların toplamı; iadeler düşülür.',
    averageOrder: 'Toplam harcamanın satış sayısına bölümü.',
  },
}
