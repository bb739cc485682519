import type { Localized, PageEntry } from '@hoa/shared';

/** What people call this area. */
export const area: Localized = {
  en: 'Vendor Portal',
  es: 'Portal de proveedores',
  fr: 'Portail des prestataires',
  de: 'Dienstleisterportal',
};

const boardItems = {
  id: 'board-items',
  roles: ['vendor'],
  title: {
    en: 'Board Items',
    es: 'Órdenes de trabajo',
    fr: 'Ordres de travail',
    de: 'Arbeitsaufträge',
  },
} as const;

/** Every page of the vendor portal; anything else under `/vendor` is Page Not Found in its frame. */
export const pages = [
  {
    ...boardItems,
    path: '/vendor',
    navigation: {
      label: { en: 'Dashboard', es: 'Panel', fr: 'Tableau de bord', de: 'Übersicht' },
      icon: 'clipboard-list',
      order: 10,
      exact: true,
      bottomBar: true,
    },
    menu: {
      label: {
        en: 'Vendor Dashboard',
        es: 'Panel del proveedor',
        fr: 'Tableau de bord du prestataire',
        de: 'Dienstleister-Übersicht',
      },
      description: {
        en: 'Your work orders as a board or a table, with their conversations',
        es: 'Sus órdenes de trabajo en tablero o tabla, con sus conversaciones',
        fr: 'Vos ordres de travail en tableau ou en liste, avec leurs échanges',
        de: 'Ihre Arbeitsaufträge als Tafel oder Tabelle, mit ihren Nachrichten',
      },
      icon: 'clipboard-list',
      order: 10,
    },
  },
  { ...boardItems, path: '/vendor/board-items', parent: '/vendor' },
  {
    id: 'invoices',
    path: '/vendor/invoices',
    roles: ['vendor'],
    parent: '/vendor',
    title: { en: 'Invoices', es: 'Facturas', fr: 'Factures', de: 'Rechnungen' },
    navigation: {
      label: { en: 'Invoices', es: 'Facturas', fr: 'Factures', de: 'Rechnungen' },
      icon: 'receipt',
      order: 20,
      bottomBar: true,
    },
    menu: {
      label: { en: 'Invoices', es: 'Facturas', fr: 'Factures', de: 'Rechnungen' },
      description: {
        en: 'Drafts to send, payments to come and what has been paid',
        es: 'Borradores por enviar, pagos pendientes y lo ya cobrado',
        fr: 'Brouillons à envoyer, paiements attendus et sommes réglées',
        de: 'Offene Entwürfe, ausstehende Zahlungen und bezahlte Beträge',
      },
      icon: 'receipt',
      order: 20,
    },
  },
  {
    id: 'menu',
    path: '/vendor/menu',
    roles: ['vendor'],
    parent: '/vendor',
    title: { en: 'Menu', es: 'Menú', fr: 'Menu', de: 'Menü' },
  },
] as const satisfies readonly PageEntry[];
