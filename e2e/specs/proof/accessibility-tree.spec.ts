import { expect, type Role, test } from '../../fixtures/portal.ts';

// The accessibility tree of the screens of the main journeys: role, name, state and order. Content that depends on the
// date or on other tests is left out or matched by a pattern.

test('the tree of the login page says how to get in', async ({ page }) => {
  await page.goto('/login');
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - banner: Cedar Hollow Mock
    - main:
      - heading "Sign in" [level=1]
      - heading "Mock Login" [level=2]
      - group "Mock Login":
        - button "Resident"
        - button "Vendor"
        - button "Admin"
      - region "Email Sign In":
        - heading "Email Sign In" [level=2]
        - textbox "Email"
        - button "Send Magic Link" [disabled]
  `);
});

/** By role: a URL, the controls to open there, and the tree of `main` or of the opened dialog. */
const screens: Record<Role, readonly (readonly [at: string, open: string[], tree: string])[]> = {
  resident: [
    [
      '/',
      [],
      `
      - main:
        - heading "Home" [level=1]
        - region "Inbox":
          - heading "Inbox" [level=2]
          - text: /^\\d+ unread$/
          - list:
            - listitem:
              - link /unread$/
        - region "Account Balance":
          - heading "Account Balance" [level=2]
          - paragraph: $150.00
          - paragraph: /^Due \\w+, \\w+ \\d+, \\d+$/
          - link "Make a payment":
            - /url: /payments
        - region "Community News":
          - link "All news"
          - article:
            - heading [level=3]
        - region "Quick Links":
          - list:
            - listitem:
              - link "Contact Admin":
                - /url: /tickets
        - region "Development controls":
          - group "Log in as":
            - button "Vendor"
          - switch "Live data"
          - switch "Offline"
      `,
    ],
    [
      '/tickets',
      ['New Ticket', 'Maintenance'],
      `
      - 'dialog "New Ticket: Maintenance"':
        - 'heading "New Ticket: Maintenance" [level=2]'
        - button "Close"
        - text: /Location required/
        - textbox "Location"
        - radiogroup "Urgency":
          - text: Urgency required
          - radio "Low"
          - text: Low within a week
          - radio "Normal"
          - text: Normal within a few days
          - radio "High"
          - text: High within 24 hours
          - radio "Safety"
          - text: Safety immediate
        - text: Description required
        - textbox "Description"
        - text: /Photos Pictures\\. Up to 5 files of 10 MB each\\./
        - button "Change category"
        - button "Submit Ticket"
      `,
    ],
    [
      '/tickets/TKT-1020',
      [],
      `
      - main:
        - heading "Car in my parking space again" [level=1]
        - paragraph:
          - text: Waiting for you Normal TKT-1020
        - region "Progress":
          - list "Steps":
            - listitem:
              - paragraph: New (done)
              - paragraph:
                - time: /\\d/
                - text: by you
            - listitem:
              - paragraph: In Review (now)
              - text: /Waiting since/
            - listitem:
              - paragraph: Vendor Assigned (still to come)
        - region "Description":
          - heading "Description" [level=2]
          - button "Edit description"
        - region "Attachments":
          - list "Attachments":
            - listitem:
              - button "Preview parking-space.png"
        - region /^Conversation/:
          - list:
            - listitem:
              - article "Ada Moss"
            - listitem:
              - article "You":
                - paragraph: Plate ends in 8PW. Here tonight from seven.
          - textbox "Message"
          - button "Send"
        - region "Ticket info":
          - term: Location
          - definition: Lot A, space 47
      `,
    ],
    [
      '/payments',
      [],
      `
      - main:
        - heading "Payments" [level=1]
        - tablist "Payments":
          - tab "Make Payment" [selected]
          - tab "Autopay"
          - tab "History"
          - tab "Settings"
        - tabpanel "Make Payment":
          - region "Payment details":
            - text: Amount required Your balance is $150.00.
            - textbox "Amount": "150.00"
            - radiogroup "Payment method":
              - radio "Bank Transfer (ACH)" [checked]
              - text: /Fee \\$1\\.50/
              - radio "Credit/Debit Card"
              - text: /Fee \\$4\\.95/
          - region "Summary":
            - term: Amount
            - definition: $150.00
            - term: Fee (flat)
            - definition: $1.50
            - term: Total
            - definition: $151.50
            - button "Pay $151.50"
      `,
    ],
  ],
  vendor: [
    [
      '/vendor',
      [],
      `
      - main:
        - heading "Board Items" [level=1]
        - region "Key figures":
          - group "Active Work Orders":
            - paragraph: "3"
          - group "Total Earnings":
            - paragraph: $8,750.00
        - searchbox "Search"
        - combobox "Status"
        - combobox "Priority"
        - status: /^\\d+ of \\d+ items$/
        - radiogroup "View":
          - radio "Kanban" [checked]
          - radio "Table"
        - group "Work orders by status":
          - region "New":
            - heading "New" [level=2]
          - region "In Progress":
            - list:
              - listitem:
                - article "Replace sump pump in Building B":
                  - heading "Replace sump pump in Building B" [level=3]:
                    - button "Replace sump pump in Building B"
                  - text: Overdue Urgent
                  - list "Tags":
                    - listitem: pump
                  - list:
                    - listitem: Submitted by Ada Moss
                    - listitem:
                      - button "Move to… Replace sump pump in Building B"
          - region "Complete"
          - region "Closed"
      `,
    ],
    [
      '/vendor/invoices',
      ['Create Invoice'],
      `
      - dialog "Create Invoice":
        - heading "Create Invoice" [level=2]
        - button "Close"
        - text: /Work Order ID required/
        - combobox "Work Order ID":
          - option "Choose a work order" [selected]
        - textbox "Labor Hours"
        - textbox "Labor Rate": "75.00"
        - region "Materials":
          - list:
            - listitem:
              - textbox "Item 1"
              - spinbutton "Quantity 1": "1"
              - textbox "Unit Cost 1"
              - button "At least one material line must remain" [disabled]
          - button "Add Material"
        - textbox "Notes"
        - term: Total
        - definition: $0.00
        - paragraph: A new draft is due 30 days after it is created.
        - button "Cancel"
        - button "Save Draft"
      `,
    ],
  ],
  admin: [
    [
      '/admin',
      [],
      `
      - main:
        - heading "Admin Dashboard" [level=1]
        - tablist "Admin Dashboard":
          - tab "Overview" [selected]
          - tab "News Manager"
          - tab "Forums Manager"
          - tab "Vendor Management"
          - tab "Broadcast"
        - tabpanel "Overview":
          - region "Waiting for the board":
            - list:
              - listitem:
                - link /safety ticket/
          - region "Quick Actions":
            - list:
              - listitem:
                - button "Create Work Item"
          - region "Community":
            - group "Residents":
              - paragraph: "156"
            - group "Open Tickets":
              - paragraph:
                - link "Open Tickets"
              - paragraph: "23"
          - region "Trends":
            - region "Tickets opened and closed":
              - table:
                - rowgroup:
                  - row "Month Opened Closed"
            - region "System Status":
              - button "Check Again"
      `,
    ],
    [
      '/admin?tab=broadcast',
      [],
      `
      - tabpanel "Broadcast":
        - region "New Broadcast":
          - form "New Broadcast":
            - radiogroup "Audience":
              - text: Audience required
              - radio "All Residents" [checked]
              - radio "Building"
              - radio "Group"
              - radio "Specific Units"
            - status:
              - strong: "156"
              - text: recipients
            - text: Subject required
            - textbox "Subject"
            - text: Message required
            - textbox "Message"
            - combobox "Priority":
              - option "Normal" [selected]
            - checkbox "Send notification" [checked]
            - checkbox "Send email"
            - button "Save Draft"
            - button "Send Broadcast"
        - region "Sent Broadcasts":
          - table "Sent Broadcasts":
            - rowgroup:
              - row "Subject Sent to Recipients Sent Sent by"
      `,
    ],
  ],
};

for (const [role, table] of Object.entries(screens)) {
  test.describe(role, () => {
    test.use({ role: role as Role });

    test(`the tree of the main screens of a ${role} says what they show`, async ({ page }) => {
      for (const [at, open, tree] of table) {
        await test.step(at, async () => {
          await page.goto(at);
          for (const name of open) await page.getByRole('button', { name, exact: true }).click();
          const whole = open.length > 0 ? page.getByRole('dialog') : page.locator('body');
          await expect(whole).toMatchAriaSnapshot(tree);
        });
      }
    });
  });
}
