import { ContactDialog } from "#app/components/leads/form/contact-dialog.tsx";
import { island } from "../island.tsx";

export default island("lead-dialog", ContactDialog);
