import type { TextPairs } from '@tandem/api-contract'
import { kept } from '../requests/failures.ts'
import { keptInTurkish } from '../requests/failures.tr.ts'

const missing = `The app may not read everything: the permission {{0}} is missing. ${kept} Add it to the app's Admin API scopes, release and install the app again`
const missingInTurkish = `Uygulamanın her şeyi okuma izni yok; eksik izin: {{0:part}}. ${keptInTurkish} İzni uygulamanın Admin API kapsamlarına ekleyin, uygulamayı yayınlayıp yeniden yükleyin`
const customersToo =
  'customers and their orders also need access to protected customer data. Then install the app again.'
const customersTooInTurkish =
  'müşteriler ve siparişleri için korunan müşteri verilerine erişim de gerekir. Sonra uygulamayı yeniden yükleyin.'

/** The refusals of Shopify, and what a shop holds back, in Turkish. */
export const shopifyInTurkish: TextPairs = [
  [
    `No Shopify store with this name. ${kept} Use the part before .myshopify.com in your admin URL; it can differ from your public store name.`,
    `Bu adla bir Shopify mağazası yok. ${keptInTurkish} Yönetim panelinizin adresinde .myshopify.com’dan önceki bölümü kullanın; herkese açık mağaza adınızdan farklı olabilir.`,
  ],
  [
    `Shopify rejected this access token. It may be mistyped, belong to another store, or the app was uninstalled. ${kept} Copy the token again or reinstall the app.`,
    `Shopify bu erişim belirtecini reddetti. Yanlış yazılmış veya başka bir mağazaya ait olabilir ya da uygulama kaldırılmıştır. ${keptInTurkish} Belirteci yeniden kopyalayın veya uygulamayı yeniden yükleyin.`,
  ],
  [
    `Shopify no longer accepts this app; it was uninstalled or withdrawn. ${kept} Reinstall it in your store.`,
    `Shopify bu uygulamayı artık kabul etmiyor; uygulama kaldırılmış veya geri çekilmiş. ${keptInTurkish} Mağazanıza yeniden yükleyin.`,
  ],
  [
    `Shopify knows no app with this client id. ${kept} Copy the client id again from the app's settings in the Dev Dashboard.`,
    `Shopify bu istemci kimliğiyle bir uygulama tanımıyor. ${keptInTurkish} İstemci kimliğini Dev Dashboard’daki uygulama ayarlarından yeniden kopyalayın.`,
  ],
  [
    `Shopify knows the app but refuses its client secret. ${kept} Copy the secret again from the app's settings in the Dev Dashboard; an old one ends when it is rotated.`,
    `Shopify uygulamayı tanıyor ancak gizli anahtarını (client secret) reddediyor. ${keptInTurkish} Gizli anahtarı Dev Dashboard’daki uygulama ayarlarından yeniden kopyalayın; anahtar yenilendiğinde eskisi geçersiz olur.`,
  ],
  [
    `The app may not be used with this store. ${kept} Install it in the store; app and store must belong to the same organization in Shopify.`,
    `Uygulama bu mağazayla kullanılamıyor. ${keptInTurkish} Uygulamayı mağazaya yükleyin; uygulama ve mağaza Shopify’da aynı kuruluşa ait olmalıdır.`,
  ],
  [`${missing}.`, `${missingInTurkish}.`],
  [`${missing}, and enter its new token.`, `${missingInTurkish} ve yeni belirtecini girin.`],
  [
    `The app may not read {{0}}. ${kept} Look at the app's Admin API scopes; ${customersToo}`,
    `Uygulamanın şunu okuma izni yok: {{0:part}}. ${keptInTurkish} Uygulamanın Admin API kapsamlarına bakın; ${customersTooInTurkish}`,
  ],
  [
    `The app may not read {{0}}. ${kept} Add {{1}} to the app's Admin API scopes; ${customersToo}`,
    `Uygulamanın şunu okuma izni yok: {{0:part}}. ${keptInTurkish} Uygulamanın Admin API kapsamlarına {{1}} ekleyin; ${customersTooInTurkish}`,
  ],
  [
    `The store is frozen because of an unpaid Shopify bill. ${kept} Once its owner has paid, sync it again.`,
    `Mağaza, ödenmemiş bir Shopify faturası nedeniyle donduruldu. ${keptInTurkish} Sahibi ödeme yaptıktan sonra yeniden senkronize edin.`,
  ],
  [
    `Shopify has locked this store. ${kept} Its owner learns why from Shopify's support; sync it again after that.`,
    `Shopify bu mağazayı kilitledi. ${keptInTurkish} Sahibi nedenini Shopify desteğinden öğrenebilir; ardından yeniden senkronize edin.`,
  ],
  [
    `The store is closed: it was deactivated, or its trial has ended. ${kept} When it is open again, sync it.`,
    `Mağaza kapalı: devre dışı bırakıldı veya deneme süresi bitti. ${keptInTurkish} Yeniden açıldığında senkronize edin.`,
  ],
  [
    `Shopify did not answer with data. ${kept} Check the store's name and that its admin opens, then try again.`,
    `Shopify veri göndermedi. ${keptInTurkish} Mağazanın adını ve yönetim panelinin açıldığını kontrol edip tekrar deneyin.`,
  ],
  [
    `Shopify answered with an error of its own ({{0}}). ${kept} If it lasts, look at shopifystatus.com.`,
    `Shopify bir hata döndürdü ({{0}}). ${keptInTurkish} Devam ederse shopifystatus.com adresine bakın.`,
  ],
  [
    `Shopify found a single row too large to answer at once. ${kept} Tell us the name of the store.`,
    `Shopify tek bir satırı bile bir kerede gönderilemeyecek kadar büyük buldu. ${keptInTurkish} Mağazanın adını bize bildirin.`,
  ],
  [
    'This is not the name of a Shopify store. Enter only what stands before .myshopify.com: letters, digits and hyphens.',
    'Bu bir Shopify mağazası adı değil. Yalnızca .myshopify.com’dan önceki bölümü girin: harfler, rakamlar ve tireler.',
  ],
  [
    `The shop has more than {{0}} orders in these days, too many to add them up one by one. Add read_reports to the scopes of the app in Shopify and install it again: then the shop's own report is read.`,
    'Mağazada bu günlerde {{0}} siparişten fazlası var; tek tek toplamak için çok fazla. Shopify’da uygulamanın kapsamlarına read_reports ekleyip uygulamayı yeniden yükleyin: o zaman mağazanın kendi raporu okunur.',
  ],
  [
    `Shopify does not tell this address of changes: it needs one that begins with https:// and can be reached from outside. ${kept} Changes are found by reading the store regularly.`,
    `Shopify değişiklikleri bu adrese bildirmiyor: https:// ile başlayan ve dışarıdan ulaşılabilen bir adres gerekir. ${keptInTurkish} Değişiklikler mağazanın düzenli senkronizasyonuyla bulunur.`,
  ],
  [
    'Only orders of the last 60 days can be read, and those read are kept. For older ones add read_all_orders to the scopes of the app in Shopify and install it again.',
    'Yalnızca son 60 günün siparişleri okunabilir; okunanlar saklanır. Daha eskileri için Shopify’da uygulamanın kapsamlarına read_all_orders ekleyip uygulamayı yeniden yükleyin.',
  ],
  [
    'Names and mails of customers are held back. Ask for access to protected customer data in the settings of the app in Shopify.',
    'Müşterilerin adları ve e-postaları paylaşılmıyor. Shopify’da uygulamanın ayarlarından korunan müşteri verilerine erişim isteyin.',
  ],
  [
    'Costs of products are held back, so profit is unknown. Let someone with the permission to view product costs install the app in Shopify again.',
    'Ürünlerin maliyetleri paylaşılmıyor, bu yüzden kâr bilinmiyor. Uygulamayı Shopify’da ürün maliyetlerini görme izni olan biri yeniden yüklemelidir.',
  ],
]
