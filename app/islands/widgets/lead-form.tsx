import { LEAD_DRAFT } from "#app/components/leads/form/lead-draft.ts";
import { LeadRequestForm } from "#app/components/leads/form/lead-request-form.tsx";
import { island } from "../island.tsx";

export default island("lead-form", LeadRequestForm, LEAD_DRAFT);
