import MessageCircle from "lucide-react/icons/message-circle";
import RefreshCw from "lucide-react/icons/refresh-cw";
import Send from "lucide-react/icons/send";
import { EmptyArch } from "#app/components/illustration/marks.tsx";
import { Accordion } from "#app/ui/accordion.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { Note } from "#app/ui/note.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { Rating } from "#app/ui/rating.tsx";
import { CardSkeleton, Loading, RowSkeleton } from "#app/ui/skeleton.tsx";
import { PageLoading, Spinner } from "#app/ui/spinner.tsx";
import { StatTile } from "#app/ui/stat-tile.tsx";
import { EmptyState, ErrorState } from "#app/ui/state.tsx";
import { Steps } from "#app/ui/steps.tsx";
import { Table } from "#app/ui/table.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { Timeline } from "#app/ui/timeline.tsx";
import { m } from "#messages/m.ts";
import { formatMonth, formatNumber } from "#platform/format.ts";
import { formatUsd } from "#platform/money.ts";
import { Block, Columns, Row } from "./block.tsx";

export function Badges() {
  return (
    <Block title={m.dev_kit_badges()}>
      <Row>
        <Badge kind="verified">{m.dev_kit_verified()}</Badge>
        <Badge kind="unverified">{m.dev_kit_unverified()}</Badge>
        <Badge kind="featured">{m.dev_kit_featured()}</Badge>
        <Badge kind="pending">{m.dev_kit_pending()}</Badge>
        <Badge kind="in-review">{m.dev_kit_in_review()}</Badge>
        <Badge kind="expired">{m.dev_kit_expired()}</Badge>
        <Badge kind="info">{m.dev_kit_info()}</Badge>
        <Badge kind="error">{m.dev_kit_error()}</Badge>
        <Badge kind="neutral">{m.dev_kit_neutral()}</Badge>
        <Tag>FIV</Tag>
        <Tag quiet>{m.dev_kit_two_more()}</Tag>
      </Row>
      <Row>
        <Rating value={4.7} countLabel={m.dev_kit_reviews({ count: 38 })} scaleLabel={m.reviews_of_five()} />
        <Rating value={4} countLabel={m.dev_kit_reviews({ count: 1 })} scaleLabel={m.reviews_of_five()} />
        <Rating value={null} noneLabel={m.dev_kit_no_reviews()} />
      </Row>
      <Columns>
        <Note kind="info">{m.dev_kit_note_info()}</Note>
        <Note kind="warm">{m.dev_kit_note_warm()}</Note>
        <Note kind="caution">{m.dev_kit_note_caution()}</Note>
        <Note kind="ok">{m.dev_kit_note_ok()}</Note>
        <Note kind="error">{m.dev_kit_note_error()}</Note>
      </Columns>
    </Block>
  );
}

export function Surfaces() {
  return (
    <Block title={m.dev_kit_surfaces()}>
      <Columns three>
        <Card padding="s">
          <dl>
            <StatTile label={m.dev_kit_reply()} value="7 h" detail={m.dev_kit_reply_sample({ count: 112 })} />
          </dl>
        </Card>
        <Card ground="tint">{m.dev_kit_card_tint()}</Card>
        <Card ground="warm">{m.dev_kit_card_warm()}</Card>
        <Card ground="deep">{m.dev_kit_card_deep()}</Card>
        <Card lift>{m.dev_kit_card_lift()}</Card>
        <Card panel>{m.dev_kit_card_panel()}</Card>
      </Columns>
      <Columns>
        <Facts
          facts={[
            { key: "fiv", label: m.dev_kit_fact_price(), value: formatUsd(435_000), detail: formatMonth("2026-09-01") },
            { key: "resultados", label: m.dev_kit_fact_outcomes(), value: m.dev_kit_not_published(), missing: true },
            { key: "respuesta", label: m.dev_kit_fact_reply(), value: "9 h", detail: m.dev_kit_reply_sample({ count: 27 }) },
          ]}
        />
        <Timeline
          doneLabel={m.forms_step_done()}
          currentLabel={m.forms_step_current()}
          steps={[
            { key: "1", state: "done", icon: null, title: m.dev_kit_timeline_1(), detail: m.dev_kit_timeline_1_detail() },
            { key: "2", state: "current", icon: <Send />, title: m.dev_kit_timeline_2(), detail: m.dev_kit_timeline_2_detail() },
            { key: "3", state: "next", icon: <MessageCircle />, title: m.dev_kit_timeline_3() },
          ]}
        />
      </Columns>
      <Table
        caption={m.dev_kit_table()}
        captionHidden
        rowKey={(row) => row.name}
        rows={[
          { name: "FIV", month: "2026-10", cents: 490_000 },
          { name: "ICSI", month: "2026-10", cents: 75_000 },
          { name: "DGP", month: "2026-08", cents: 162_050 },
        ]}
        columns={[
          { key: "name", header: m.dev_kit_treatment(), cell: (row) => row.name, rowHeader: true },
          { key: "month", header: m.dev_kit_month(), cell: (row) => formatMonth(row.month) },
          { key: "price", header: m.dev_kit_price(), cell: (row) => formatUsd(row.cents), numeric: true },
        ]}
      />
      <div>
        <Accordion summary={m.dev_kit_question_1()} open name="preguntas">
          {m.dev_kit_answer_1()}
        </Accordion>
        <Accordion summary={m.dev_kit_question_2()} name="preguntas">
          {m.dev_kit_answer_2()}
        </Accordion>
      </div>
    </Block>
  );
}

export function Navigation() {
  return (
    <Block title={m.dev_kit_navigation()}>
      <Breadcrumb
        label={m.forms_breadcrumb()}
        items={[
          { href: "#centros", label: m.dev_kit_centers() },
          { href: "#ciudad", label: "Santo Domingo" },
        ]}
        current="Clínica Luna de Larimar"
      />
      <Tabs
        label={m.dev_kit_tabs()}
        items={[
          { href: "#todos", label: m.dev_kit_all(), count: 14, current: true },
          { href: "#centros", label: m.dev_kit_centers(), count: 6 },
          { href: "#especialistas", label: m.dev_kit_specialists(), count: 8 },
        ]}
      />
      <Steps
        steps={[m.dev_kit_step_1(), m.dev_kit_step_2(), m.dev_kit_step_3()]}
        current={1}
        label={m.forms_step({ step: 2, total: 3 })}
        doneLabel={m.forms_step_done()}
      />
      <Pagination
        page={5}
        pages={12}
        hrefFor={(page) => `?pagina=${page}`}
        labels={{
          nav: m.forms_pages(),
          previous: m.forms_previous_page(),
          next: m.forms_next_page(),
          page: (page) => m.forms_page({ page: formatNumber(page) }),
        }}
      />
    </Block>
  );
}

export function States() {
  return (
    <Block title={m.dev_kit_states()}>
      <Columns three>
        <Loading label={m.forms_loading()}>
          <CardSkeleton />
        </Loading>
        <Loading label={m.forms_loading()}>
          <RowSkeleton />
          <RowSkeleton />
        </Loading>
        <div>
          <PageLoading title={m.forms_loading()} detail={m.forms_loading_detail()} />
          <p className="flex items-center justify-center gap-2">
            <Spinner className="text-brand" /> {m.forms_loading()}
          </p>
        </div>
      </Columns>
      <EmptyState
        picture={<EmptyArch className="w-50" />}
        headingLevel={3}
        title={m.dev_kit_empty()}
        actions={
          <>
            <Button type="button" kind="primary">
              {m.dev_kit_clear_filters()}
            </Button>
            <Button type="button" kind="outline">
              {m.dev_kit_drop_one()}
            </Button>
          </>
        }
        advice={
          <>
            {m.dev_kit_advice()}{" "}
            <a className="link" href="#asesoria">
              {m.dev_kit_advice_link()}
            </a>
          </>
        }
      >
        {m.dev_kit_empty_why()}
      </EmptyState>
      <ErrorState
        headingLevel={3}
        title={m.dev_kit_failed()}
        actions={
          <Button type="button" kind="primary" icon={<RefreshCw />}>
            {m.forms_retry()}
          </Button>
        }
      >
        {m.dev_kit_failed_why()}
      </ErrorState>
    </Block>
  );
}
