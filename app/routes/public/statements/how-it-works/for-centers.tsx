import X from "lucide-react/icons/x";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Note } from "#app/ui/note.tsx";
import { WELCOME_LEADS } from "#domain/wallet/welcome.ts";
import { m } from "#messages/m.ts";
import { Numbered } from "./numbered.tsx";
import { List } from "./what-centers-see.tsx";

/** Says how a center joins today, what it pays for, and what it cannot buy. */
export function ForCenters() {
  return (
    <section id="centros" aria-labelledby="centros-titulo" className="scroll-mt-19">
      <div className="wrap band grid grid-cols-[minmax(0,1fr)] items-start gap-10 md:grid-cols-[1fr_1.35fr] md:gap-20">
        <div className="grid gap-5 md:sticky md:top-25">
          <h2 id="centros-titulo" className="title-1">
            {m.about_how_centers_title()}
          </h2>
          <p className="lead">{m.about_how_centers_lead()}</p>
          <div>
            <Button kind="primary" size="l" href={href("/contacto#form")}>
              {m.about_how_centers_write()}
            </Button>
          </div>
          <Card as="section" ground="tint" className="mt-3">
            <h3 className="title-4">{m.about_how_never_title()}</h3>
            <List icon={<X className="text-cta" />}>
              {[m.about_how_never_order(), m.about_how_never_route(), m.about_how_never_badge(), m.about_how_never_review()]}
            </List>
          </Card>
        </div>
        <div className="grid gap-9">
          <Numbered
            steps={[
              { title: m.about_how_listed_title(), text: m.about_how_listed() },
              { title: m.about_how_claim_title(), text: m.about_how_claim() },
              { title: m.about_how_verified_title(), text: m.about_how_verified() },
              { title: m.about_how_offers_title(), text: m.about_how_offers() },
              { title: m.about_how_data_title(), text: m.about_how_data() },
            ]}
          />
          <Note kind="info">
            <b>{m.about_how_wallet_title()}</b>
            <p className="mt-1">{m.about_how_wallet({ welcome: WELCOME_LEADS })}</p>
          </Note>
        </div>
      </div>
    </section>
  );
}
